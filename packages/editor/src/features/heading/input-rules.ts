import { blockAttrs, schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'

const { heading, paragraph } = schema.nodes

/**
 * `#`, `##` and `###` with a space at the start of a paragraph make it Heading 1 to 3. A `#` without a space begins a
 * mention.
 */
export const headingInputRule: InputRule = new InputRule(/^(#{1,3}) $/, (state, match, start, end) => {
  const $start = state.doc.resolve(start)
  if ($start.parent.type !== paragraph) return null
  const { align, indent } = blockAttrs($start.parent)
  const level = (match[1] ?? '').length + 1
  return state.tr.delete(start, end).setBlockType(start, start, heading, { level, align, indent })
})
