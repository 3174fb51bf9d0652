import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { EditorState, Plugin, TextSelection, type Command } from 'prosemirror-state'
import { canSplit } from 'prosemirror-transform'
import { startCaret } from '../../core/selection/edge-caret.ts'
import { featureList } from '../../core/feature/feature-list.ts'
import { undoHistory } from '../../core/feature/history.ts'
import { hostContext, type HostContext } from '../../core/feature/host-context.ts'
import { undoSteps } from '../../core/feature/undo-steps.ts'
import { keyAtCaret } from '../../behaviours/caret/key-at-caret.ts'
import { mediaView } from '../../features/media/media-view.ts'
import { itemView } from '../../features/list/item-view.ts'
import { pageBreakView } from '../../features/page-break/page-break-view.ts'
import { isOfInputMethod } from '../../dom/input-method.ts'

/** What is shown of features from the start: elements that take another place on the page than their spec says. */
const firstViews = new Plugin({
  props: { nodeViews: { listItem: itemView, media: mediaView, pageBreak: pageBreakView } },
})

/** A state of a field whose features are not loaded yet: it is shown, typed in, and remembers what can be undone. */
export function createFirstState(doc: Node, context: HostContext): EditorState {
  const plugins = [
    hostContext(context),
    featureList([]),
    firstViews,
    undoSteps,
    undoHistory,
    keyAtCaret,
    breaks,
  ]
  return EditorState.create({ doc, selection: startCaret(doc), plugins })
}

/** Parts a block at the caret. What begins at the end of one is a paragraph. */
const breakBlock: Command = (state, dispatch) => {
  if (!(state.selection instanceof TextSelection)) return false
  const transaction = state.tr.deleteSelection()
  const { parent, parentOffset, pos } = transaction.selection.$from
  const types = parentOffset === parent.content.size ? [{ type: schema.nodes.paragraph }] : []
  if (!canSplit(transaction.doc, pos, 1, types)) return false
  dispatch?.(transaction.split(pos, 1, types).scrollIntoView())
  return true
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.lineBreak.create()).scrollIntoView())
  return true
}

/** What of all keys a browser leaves to the view. */
const breaks = new Plugin({
  props: {
    handleKeyDown({ state, dispatch }, event) {
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event
      if (key !== 'Enter' || ctrlKey || altKey || metaKey || isOfInputMethod(event)) return false
      return (shiftKey ? breakLine : breakBlock)(state, dispatch)
    },
  },
})
