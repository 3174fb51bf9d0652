import type { Message } from '../../messages/message.ts'

export const imageLabel: Message = { ru: 'Изображение', en: 'Image' }
