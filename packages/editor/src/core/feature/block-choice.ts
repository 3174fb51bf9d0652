import type { Command } from 'prosemirror-state'
import type { Message } from '../../messages/message.ts'
import type { ItemIcon } from '../toolbar/item-icon.tsx'

/** A kind of block that is inserted, or that the block with the caret becomes. */
export interface BlockChoice {
  readonly label: Message
  readonly icon: ItemIcon
  readonly run: Command
  /** Further words that find it, of any language. */
  readonly words?: string
}
