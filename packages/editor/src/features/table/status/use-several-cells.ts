import { gridOf, schema } from '@taskfield/document'
import { NodeSelection, type EditorState } from 'prosemirror-state'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { CellSelection } from '../cell-selection.ts'
import { findTable, selectRect } from '../find-table.ts'

/** The cells that are selected, where there are several; else `null`. Of a table that is selected as an object they are all. */
export function useSeveralCells(editor: EditorContext): CellSelection | null {
  return useEditorState(editor, readSeveralCells).cells
}

function readSeveralCells(state: EditorState): { cells: CellSelection | null } {
  const cells = selectedCells(state)
  return { cells: cells && cells.ranges.length > 1 ? cells : null }
}

const allCells = new WeakMap<NodeSelection, CellSelection>()

function selectedCells({ doc, selection }: EditorState): CellSelection | null {
  if (selection instanceof CellSelection) return selection
  if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.tableFigure) return null
  const table = findTable(selection)
  if (!table) return null
  const { height, width } = gridOf(table.node)
  const all =
    allCells.get(selection) ?? selectRect(doc, table, { top: 0, left: 0, bottom: height, right: width })
  allCells.set(selection, all)
  return all
}
