import type { Message } from '@taskfield/editor'
import { draftDays, draftsOfText } from './draft.ts'

export const compareTitle: Message = { ru: 'Сравнение версий', en: 'Versions compared' }
export const compareDescription: Message = {
  ru: 'Различия выделены. Если вернуть текст, он объединится с тем, что изменилось с тех пор.',
  en: 'Differences are marked. A text that is restored is merged with what has changed since.',
}
export const restoreLabel: Message = { ru: 'Вернуть', en: 'Restore' }
export const compareLabel: Message = { ru: 'Сравнить', en: 'Compare' }
export const copyLabel: Message = { ru: 'Скопировать', en: 'Copy' }
export const deleteDraftTitle: Message = { ru: 'Удалить этот текст?', en: 'Delete this text?' }
export const unsavedText: Message = { ru: 'Несохранённый текст', en: 'Unsaved text' }
export const unsavedTexts: Message = { ru: 'Несохранённые тексты', en: 'Unsaved texts' }
export const showLabel: Message = { ru: 'Посмотреть', en: 'Show' }
export const textsOnDevice: Message = { ru: 'Тексты на этом устройстве', en: 'Texts on this device' }
export const yourTextsOnDevice: Message = {
  ru: 'Ваши тексты на этом устройстве',
  en: 'Your texts on this device',
}
export const keptLimits: Message = {
  ru: `Хранятся последние ${draftsOfText} текстов задачи, не дольше ${draftDays} дней.`,
  en: `The last ${draftsOfText} texts of a task are kept, for ${draftDays} days at most.`,
}
export const goesWithTab: Message = {
  ru: 'Исчезнет, когда вы закроете вкладку.',
  en: 'Goes when you close the tab.',
}

export const deleteDraftDescription = (title: Message): Message => ({
  ru: `${title.ru}. Он есть только на этом устройстве, и вернуть его будет нельзя.`,
  en: `${title.en}. It is on this device only and cannot be brought back.`,
})
