import type { Message } from '../../messages/message.ts'

export const indentLabel: Message = { ru: 'Увеличить отступ', en: 'Increase indent' }

export const outdentLabel: Message = { ru: 'Уменьшить отступ', en: 'Decrease indent' }
