import type { Message } from '../../messages/message.ts'

export const findLabel: Message = { ru: 'Найти и заменить', en: 'Find and replace' }
export const nextMatchHelp: Message = { ru: 'Следующее совпадение', en: 'Next match' }
export const findBarHelp: Message = {
  ru: 'В строке поиска: следующее совпадение и предыдущее; закрыть её — Esc',
  en: 'In the field of find: the next match and the previous one; Esc closes it',
}
export const previousMatchHelp: Message = { ru: 'Предыдущее совпадение', en: 'Previous match' }
