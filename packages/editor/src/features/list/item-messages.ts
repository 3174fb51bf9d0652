import type { Message } from '../../messages/message.ts'

/** Names the box of an item. */
export const doneLabel: Message = { ru: 'Выполнено', en: 'Done' }
