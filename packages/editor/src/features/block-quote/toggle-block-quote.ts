import { schema } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'
import { findQuoteDepth } from './find-quote.ts'
import { quoteBlocks } from './quote-blocks.ts'
import { unquoteBlocks } from './unquote-blocks.ts'

/** Puts the selected blocks into a quote, one with the quotes beside them; takes blocks out of their quote. */
export const toggleBlockQuote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if ($from.parent.type === schema.nodes.caption || (empty && !$from.parent.isTextblock)) return false
  if (dispatch) {
    const { tr } = state
    if (isQuoted(state)) unquoteBlocks(tr)
    else quoteBlocks(tr)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Whether the selection begins in a quote. */
export function isQuoted({ selection }: EditorState): boolean {
  return findQuoteDepth(selection.$from) > 0
}
