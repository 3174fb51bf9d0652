import { Plugin, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { CellSelection } from './cell-selection.ts'
import { normalizeTables } from './normalize-tables.ts'

/** Keeps every table rectangular, whatever changed it, and shows which cells are selected. */
export const tableEditing: Plugin = new Plugin({
  appendTransaction: (transactions, before, state) =>
    transactions.some(({ docChanged }) => docChanged) ? normalizeTables(before, state) : null,
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
