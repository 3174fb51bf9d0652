import { blockAttrs, headingAttrs, schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'

const { heading, paragraph } = schema.nodes

/**
 * `#`, `##` and `###` with a space at the start of a paragraph, or of a heading of another level, make it Heading 1 to 3. A `#`
 * without a space begins a mention.
 */
export const headingInputRule: InputRule = new InputRule(/^(#{1,3}) $/, (state, match, start, end) => {
  const { parent } = state.doc.resolve(start)
  const level = (match[1] ?? '').length + 1
  const isOther = parent.type === heading && headingAttrs(parent).level !== level
  if (parent.type !== paragraph && !isOther) return null
  const { align, indent } = blockAttrs(parent)
  return state.tr.delete(start, end).setBlockType(start, start, heading, { level, align, indent })
})
