import type { Message } from '../../messages/message.ts'

export const newParagraphHelp: Message = { ru: 'Новый абзац', en: 'New paragraph' }
