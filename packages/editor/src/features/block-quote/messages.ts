import type { Message } from '../../messages/message.ts'

export const blockQuoteLabel: Message = { ru: 'Цитата', en: 'Block quote' }

export const leaveQuoteHelp: Message = {
  ru: 'Выйти из цитаты: в пустом абзаце',
  en: 'Leave the quote: in an empty paragraph',
}
