import type { PointerEvent, ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { dragCorner, type Corner } from '../selection/drag-corner.ts'
import type { HandleFacts } from './handle-facts.ts'
import type { TableBox } from './use-table-box.ts'

interface CellCornersProps {
  readonly editor: EditorContext
  readonly facts: HandleFacts
  readonly box: TableBox
}

/**
 * The two corners of the selected cells, or the one of the cell of the caret, which a finger drags to select others. A mouse
 * selects by dragging over the cells, and keys by arrows with Shift: for them there is nothing here.
 */
export function CellCorners({ editor, facts, box }: CellCornersProps): ReactElement {
  const corner = (name: Corner, row: number, column: number): ReactElement => (
    <div
      aria-hidden
      className="tf-cell-corner"
      data-corner={name}
      style={{ top: box.rows[row], left: box.columns[column] }}
      onPointerDown={(event: PointerEvent) => {
        event.preventDefault()
        if (editor.view) dragCorner(editor.view, name, event.nativeEvent)
      }}
    />
  )
  return (
    <>
      {facts.isOfCells && corner('first', facts.row, facts.column)}
      {corner('last', facts.bottom, facts.right)}
    </>
  )
}
