import type { Message } from '../../messages/message.ts'

export function countFound(count: number): Message {
  return { ru: `Найдено: ${count}`, en: `Found: ${count}` }
}

export const nothingFound: Message = { ru: 'Ничего не найдено', en: 'Nothing found' }
