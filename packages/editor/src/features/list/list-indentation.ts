import { chainCommands } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import { sinkItems, liftItems } from './sink-items.ts'
import { outdentList } from './indent-list.ts'

/** What the buttons for the indent do in lists. */
export const listIndentation: { readonly more: Command; readonly less: Command } = {
  more: sinkItems,
  less: chainCommands(outdentList, liftItems),
}
