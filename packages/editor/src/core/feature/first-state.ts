import { schema } from '@taskfield/document'
import { splitBlock } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { EditorState, type Command } from 'prosemirror-state'
import { startCaret } from '../selection/edge-caret.ts'
import { featureList } from './feature-list.ts'
import { undoHistory } from './history.ts'
import { hostContext, type HostContext } from './host-context.ts'
import { keymapPlugin } from './keymap.ts'
import { undoSteps } from './undo-steps.ts'

/** A state of a field whose features are not loaded yet: it is shown, typed in, and remembers what can be undone. */
export function createFirstState(doc: Node, context: HostContext): EditorState {
  const plugins = [hostContext(context), featureList([]), undoSteps, undoHistory, breaks]
  return EditorState.create({ doc, selection: startCaret(doc), plugins })
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** What of all keys a browser leaves to the view. */
const breaks = keymapPlugin({ Enter: splitBlock, 'Shift-Enter': breakLine })
