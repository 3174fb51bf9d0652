import type { Message } from '../../messages/message.ts'

export const mediaLabel: Message = { ru: 'Медиа', en: 'Media' }
