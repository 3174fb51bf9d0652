import { Plugin, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { changeOneText } from '../../core/transform/one-text.ts'
import { CellSelection } from './cell-selection.ts'
import { normalizeTables } from './normalize-tables.ts'
import { selectWholeCells } from './selection/select-cells.ts'

/**
 * Keeps every table rectangular, whatever changed it, and every selection of several cells a rectangle of whole ones; shows
 * which cells are selected.
 */
export const tableEditing: Plugin = new Plugin({
  appendTransaction(transactions, before, state) {
    const isChanged = transactions.some(({ docChanged }) => docChanged)
    const isTyped = changeOneText(transactions, before.selection, state.selection)
    const mended = isChanged && !isTyped ? normalizeTables(before, state) : null
    // The cells are counted when the tables are whole: what is appended is seen here again.
    if (mended) return mended
    const whole = selectWholeCells(state.selection)
    return whole && state.tr.setSelection(whole)
  },
  props: { decorations: showSelectedCells },
})

function showSelectedCells({ doc, selection }: EditorState): DecorationSet | null {
  if (!(selection instanceof CellSelection)) return null
  const cells: Decoration[] = []
  selection.forEachCell((node, pos) => {
    cells.push(Decoration.node(pos, pos + node.nodeSize, { class: 'tf-selected-cell' }))
  })
  return DecorationSet.create(doc, cells)
}
