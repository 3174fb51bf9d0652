import type { EditorState } from 'prosemirror-state'
import { CellSelection } from '../features/table/cell-selection.ts'
import { selectedRanges } from '../core/selection/selected-ranges.ts'

/** The texts of the selected cells in their order, such as `a b`; `null` where no cells are selected. */
export function selectedCellTexts({ selection }: EditorState): string | null {
  if (!(selection instanceof CellSelection)) return null
  return selectedRanges(selection)
    .map(({ $from }) => $from.parent.textContent)
    .join(' ')
}

/** HTML of a table with these rows of cells, separated by spaces: `a b`, `c d`. */
export function tableOfTexts(...rows: readonly string[]): string {
  const cells = (row: string): string =>
    row
      .split(' ')
      .map(text => `<td>${text === '_' ? '&nbsp;' : text}</td>`)
      .join('')
  const body = rows.map(row => `<tr>${cells(row)}</tr>`).join('')
  return `<figure class="table"><table><tbody>${body}</tbody></table></figure>`
}
