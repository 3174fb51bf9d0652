import { chainCommands } from 'prosemirror-commands'
import type { Indentation } from '../../core/feature/feature.ts'
import { sinkItems, liftItems } from './sink-items.ts'
import { indentList, outdentList } from './indent-list.ts'

/** What the buttons for the indent do in lists. */
export const listIndentation: Indentation = {
  more: chainCommands(sinkItems, indentList),
  less: chainCommands(outdentList, liftItems),
}
