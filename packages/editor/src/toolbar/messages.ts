import type { Message } from '../messages/message.ts'

export const toolbarLabel: Message = { ru: 'Панель инструментов', en: 'Toolbar' }
