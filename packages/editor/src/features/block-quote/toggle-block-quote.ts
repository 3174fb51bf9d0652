import { schema } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'
import { selectedSpans, type Span } from '../../core/selection/selected-blocks.ts'
import { findQuoteDepth } from './find-quote.ts'
import { quoteBlocks } from './quote-blocks.ts'
import { unquoteBlocks } from './unquote-blocks.ts'

/** Puts the selected blocks into a quote, one with the quotes beside them; takes blocks out of their quote. */
export const toggleBlockQuote: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === schema.nodes.caption || !firstSpan(state)) return false
  if (dispatch) {
    const { tr } = state
    if (isQuoted(state)) unquoteBlocks(tr)
    else quoteBlocks(tr)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Whether what is selected begins in a quote. */
export function isQuoted(state: EditorState): boolean {
  const first = firstSpan(state)
  return first !== undefined && findQuoteDepth(state.doc.resolve(first.from)) > 0
}

function firstSpan({ selection }: EditorState): Span | undefined {
  return selectedSpans(selection)[0]
}
