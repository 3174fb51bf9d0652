import type { Message } from '../../messages/message.ts'

export const blockQuoteLabel: Message = { ru: 'Цитата', en: 'Block quote' }
