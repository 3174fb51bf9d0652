import type { Message } from '../../messages/message.ts'

export const insertPageBreakLabel: Message = { ru: 'Вставить разрыв страницы', en: 'Insert page break' }
