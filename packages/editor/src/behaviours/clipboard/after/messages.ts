import type { Message } from '../../../messages/message.ts'

export const asFormattedLabel: Message = { ru: 'Как есть', en: 'As it is' }
export const asMarkdownLabel: Message = { ru: 'Как Markdown', en: 'As Markdown' }
export const asTableLabel: Message = { ru: 'Как таблица', en: 'As a table' }
export const asCellsLabel: Message = { ru: 'По ячейкам', en: 'Into cells' }
export const inOneCellLabel: Message = { ru: 'В одну ячейку', en: 'Into one cell' }
export const joinLinesLabel: Message = { ru: 'Объединить строки', en: 'Join lines' }
export const asPlainLabel: Message = { ru: 'Без оформления', en: 'Without formatting' }
