import { schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'

const { pageBreak, paragraph } = schema.nodes

/** A paragraph of `---` becomes a page break, with an empty paragraph below it; in a cell it says that there is nothing. */
export const dashesRule: InputRule = new InputRule(/^---$/, (state, _match, start) => {
  const $start = state.doc.resolve(start)
  const index = $start.index(-1)
  const isAlone = $start.parent.type === paragraph && /^-{2,3}$/.test($start.parent.textContent)
  if (!isAlone || isInCell($start) || !$start.node(-1).canReplaceWith(index, index + 1, pageBreak))
    return null
  const from = $start.before()
  const tr = state.tr.replaceWith(from, $start.after(), [pageBreak.create(), paragraph.create()])
  return tr.setSelection(TextSelection.create(tr.doc, from + 2)).scrollIntoView()
})

function isInCell($pos: ResolvedPos): boolean {
  const { tableCell, tableHeader } = schema.nodes
  for (let depth = $pos.depth; depth > 0; depth--) {
    const { type } = $pos.node(depth)
    if (type === tableCell || type === tableHeader) return true
  }
  return false
}
