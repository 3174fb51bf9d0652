import { schema } from '@taskfield/document'
import { splitBlock } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { EditorState, Plugin, type Command } from 'prosemirror-state'
import { startCaret } from '../../core/selection/edge-caret.ts'
import { featureList } from '../../core/feature/feature-list.ts'
import { undoHistory } from '../../core/feature/history.ts'
import { hostContext, type HostContext } from '../../core/feature/host-context.ts'
import { keymapPlugin } from '../../core/feature/keymap.ts'
import { undoSteps } from '../../core/feature/undo-steps.ts'
import { mediaView } from '../../features/media/media-view.ts'
import { itemView } from '../../features/list/item-view.ts'
import { pageBreakView } from '../../features/page-break/page-break-view.ts'

/** What is shown of features from the start: elements that take another place on the page than their spec says. */
const firstViews = new Plugin({
  props: { nodeViews: { listItem: itemView, media: mediaView, pageBreak: pageBreakView } },
})

/** A state of a field whose features are not loaded yet: it is shown, typed in, and remembers what can be undone. */
export function createFirstState(doc: Node, context: HostContext): EditorState {
  const plugins = [hostContext(context), featureList([]), firstViews, undoSteps, undoHistory, breaks]
  return EditorState.create({ doc, selection: startCaret(doc), plugins })
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** What of all keys a browser leaves to the view. */
const breaks = keymapPlugin({ Enter: splitBlock, 'Shift-Enter': breakLine })
