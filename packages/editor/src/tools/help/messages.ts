import type { HelpSection } from '../../core/feature/help-line.ts'
import type { Message } from '../../messages/message.ts'

export const helpLabel: Message = { ru: 'Клавиши', en: 'Keys' }

export const closeLabel: Message = { ru: 'Закрыть', en: 'Close' }

/** Stands between two ways to do the same. */
export const orWord: Message = { ru: 'или', en: 'or' }

/** Says that a space follows the typed signs. */
export const spaceWord: Message = { ru: 'пробел', en: 'space' }

export const sectionLabels: Readonly<Record<HelpSection, Message>> = {
  text: { ru: 'Текст', en: 'Text' },
  blocks: { ru: 'Абзацы и блоки', en: 'Paragraphs and blocks' },
  lists: { ru: 'Списки', en: 'Lists' },
  code: { ru: 'Код', en: 'Code' },
  editing: { ru: 'Правка', en: 'Editing' },
  moving: { ru: 'Курсор и выделение', en: 'Caret and selection' },
  field: { ru: 'Поле', en: 'Field' },
}

export const toToolbarHelp: Message = { ru: 'К панели инструментов', en: 'To the toolbar' }

export const toTextHelp: Message = { ru: 'Обратно к тексту', en: 'Back to the text' }

export const walkToolbarHelp: Message = { ru: 'По кнопкам панели', en: 'Along the buttons of the toolbar' }

export const sendHelp: Message = { ru: 'Отправить комментарий', en: 'Send the comment' }

export const openHelpHelp: Message = { ru: 'Эта справка', en: 'This help' }
