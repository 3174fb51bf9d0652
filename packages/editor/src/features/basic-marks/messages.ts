import type { Message } from '../../messages/message.ts'

export const boldLabel: Message = { ru: 'Жирный', en: 'Bold' }

export const italicLabel: Message = { ru: 'Курсив', en: 'Italic' }

export const strikethroughLabel: Message = { ru: 'Зачёркнутый', en: 'Strikethrough' }
