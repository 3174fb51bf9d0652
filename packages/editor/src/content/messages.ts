import type { Message } from '../messages/message.ts'

export const pageBreakLabel: Message = { ru: 'Разрыв страницы', en: 'Page break' }
