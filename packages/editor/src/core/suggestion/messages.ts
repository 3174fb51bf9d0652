import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

export function countFound(count: number): Message {
  return template({ ru: 'Найдено: {count}', en: 'Found: {count}' }, { count })
}

export const nothingFound: Message = { ru: 'Ничего не найдено', en: 'Nothing found' }
