import type { Message } from '../../messages/message.ts'

export const checkboxLabel: Message = { ru: 'Выполнено', en: 'Done' }
