import type { Transaction } from 'prosemirror-state'
import type { Message } from '../../messages/message.ts'

const meta = 'announcement'

/** Has a transaction say something to those who do not see the text. */
export function announce(transaction: Transaction, message: Message): Transaction {
  return transaction.setMeta(meta, message)
}

export function announcementOf(transaction: Transaction): Message | null {
  return (transaction.getMeta(meta) as Message | undefined) ?? null
}
