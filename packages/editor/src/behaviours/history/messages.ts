import type { Message } from '../../messages/message.ts'

export const undoLabel: Message = { ru: 'Отменить', en: 'Undo' }

export const redoLabel: Message = { ru: 'Повторить', en: 'Redo' }
