import { schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import { findWrapping } from 'prosemirror-transform'
import { findItemDepth } from '../../core/lists/find-item.ts'

const { blockQuote, heading, paragraph } = schema.nodes

/** `> ` at the start of a paragraph or a heading quotes it. In a list or a quote the character stays text. */
export const quoteInputRule: InputRule = new InputRule(/^> $/, (state, _match, start, end) => {
  const $start = state.doc.resolve(start)
  const { type } = $start.parent
  if ((type !== paragraph && type !== heading) || findItemDepth($start) > 0) return null
  if ($start.node(-1).type === blockQuote) return null
  const tr = state.tr.delete(start, end)
  const range = tr.doc.resolve(start).blockRange()
  const wrapping = range && findWrapping(range, blockQuote)
  return range && wrapping ? tr.wrap(range, wrapping) : null
})
