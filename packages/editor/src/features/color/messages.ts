import type { Message } from '../../messages/message.ts'

export const fontColorLabel: Message = { ru: 'Цвет текста', en: 'Font colour' }

export const backgroundColorLabel: Message = { ru: 'Цвет фона', en: 'Background colour' }

export const documentColorsLabel: Message = { ru: 'Цвета документа', en: 'Document colours' }
