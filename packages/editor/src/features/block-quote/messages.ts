import type { Message } from '../../messages/message.ts'

export const blockQuoteLabel: Message = { ru: 'Цитата', en: 'Block quote' }

export const leaveQuoteHelp: Message = {
  ru: 'В пустом абзаце цитаты: выйти из неё',
  en: 'Leave the quote: in an empty paragraph',
}
