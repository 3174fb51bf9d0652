import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

/** For a text that is only read. */
export const findOnlyLabel: Message = { ru: 'Найти в тексте', en: 'Find in the text' }
export const findInputLabel: Message = { ru: 'Найти', en: 'Find' }
export const replaceInputLabel: Message = { ru: 'Заменить на', en: 'Replace with' }
export const replaceLabel: Message = { ru: 'Заменить', en: 'Replace' }
export const replaceAllLabel: Message = { ru: 'Заменить всё', en: 'Replace all' }
export const matchCaseLabel: Message = { ru: 'Учитывать регистр', en: 'Match case' }
export const wholeWordLabel: Message = { ru: 'Слово целиком', en: 'Whole word' }
const nothingFound: Message = { ru: 'Нет совпадений', en: 'No matches' }

/** Which of how many places is shown; without a number only how many there are. */
export function countMessage(current: number, count: number): Message {
  if (count === 0) return nothingFound
  return current < 0
    ? template({ ru: 'Найдено: {count}', en: 'Found: {count}' }, { count })
    : template({ ru: '{current} из {count}', en: '{current} of {count}' }, { current: current + 1, count })
}

export function replacedMessage(count: number): Message {
  return template({ ru: 'Заменено: {count}', en: 'Replaced: {count}' }, { count })
}
