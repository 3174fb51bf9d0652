import type { EditorState } from 'prosemirror-state'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { CellSelection } from '../cell-selection.ts'

/** The cells that are selected, where there are several; else `null`. */
export function useSeveralCells(editor: EditorContext): CellSelection | null {
  return useEditorState(editor, readSeveralCells).cells
}

function readSeveralCells({ selection }: EditorState): { cells: CellSelection | null } {
  return { cells: selection instanceof CellSelection && selection.ranges.length > 1 ? selection : null }
}
