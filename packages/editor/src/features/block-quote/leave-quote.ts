import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { liftBlocks } from './unquote-blocks.ts'

/** What holds blocks and lets the caret out by Enter: a quote, and a container of a host. */
const boxes = new Set([schema.nodes.blockQuote, schema.nodes.hostContainer])

/** Enter in an empty block of a quote, or of a container of a host, takes it out. */
export const leaveQuote: Command = (state, dispatch) => {
  const $caret = caretInQuote(state)
  if (!$caret || $caret.parent.content.size > 0) return false
  return leave(state, dispatch, $caret)
}

/**
 * Backspace at the start of a quote takes an empty block out of it. A text that has none before it to join stays where it
 * is.
 */
export const leaveQuoteAtStart: Command = (state, dispatch) => {
  const $caret = caretInQuote(state)
  if (!$caret || $caret.parentOffset > 0 || $caret.index(-1) > 0) return false
  return $caret.parent.content.size === 0 ? leave(state, dispatch, $caret) : isFirst($caret)
}

function leave(state: EditorState, dispatch: Parameters<Command>[1], $caret: ResolvedPos): boolean {
  const { tr } = state
  liftBlocks(tr, { from: $caret.before(), to: $caret.after() }, $caret.depth - 1)
  if (!tr.docChanged) return false
  dispatch?.(tr.scrollIntoView())
  return true
}

/** The caret, where it stands in a paragraph or heading right in such a box. */
function caretInQuote({ selection }: EditorState): ResolvedPos | null {
  const { $from, empty } = selection
  if (!(selection instanceof TextSelection) || !empty || $from.parent.type.spec.code === true) return null
  return $from.depth > 1 && boxes.has($from.node(-1).type) ? $from : null
}

/** Whether nothing stands before a position in its cell or in the document. */
function isFirst($pos: ResolvedPos): boolean {
  for (let depth = $pos.depth - 1; depth >= 0; depth--) {
    if ($pos.index(depth) > 0) return false
    if ($pos.node(depth).type.spec.isolating === true) return true
  }
  return true
}
