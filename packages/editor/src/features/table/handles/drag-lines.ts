import { gridOf } from '@taskfield/document'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { findTable } from '../find-table.ts'
import type { Axis, Lines } from '../grid/axis.ts'
import { moveLines } from '../grid/move-lines.ts'
import { followPointer } from '../../../ui/follow-pointer.ts'
import { findTableElement } from '../widths/table-element.ts'
import { moveSelectedBefore, selectLinesAt, wholeLines } from './line-commands.ts'
import type { TableBox } from './use-table-box.ts'

/** Where rows or columns would come to stand: before a line. */
export interface DropPlace {
  readonly axis: Axis
  readonly at: number
  readonly isRefused: boolean
}

interface DraggedLine {
  readonly editor: EditorContext
  readonly pos: number
  readonly axis: Axis
  readonly line: number
  readonly box: TableBox
  readonly setDrop: (drop: DropPlace | null) => void
}

/** What the pointer moves before it is taken for dragging: px. */
const slack = 4

/** Moves a row or column, or all that are selected with it, to where the pointer releases it. */
export function dragLines(dragged: DraggedLine, event: PointerEvent): void {
  const { editor, pos, axis, line, box, setDrop } = dragged
  const doc = editor.state.doc
  const own = { from: line, to: line + 1 }
  const selected = findTable(editor.state.selection)?.pos === pos ? wholeLines(editor.state, axis) : null
  const lines: Lines = selected && line >= selected.from && line < selected.to ? selected : own
  let place: DropPlace | null = null
  followPointer(event, {
    content: editor.view && findTableElement(editor.view, pos),
    axis: axis === 'row' ? 'y' : 'x',
    move: ({ x, y }) => {
      const by = axis === 'row' ? y : x
      if (!place && Math.abs(by) < slack) return
      const borders = box[axis === 'row' ? 'rows' : 'columns']
      const middle = ((borders[line] ?? 0) + (borders[line + 1] ?? 0)) / 2
      // In the middle of a line it goes past it.
      const at = findBorder(borders, middle + by + Math.sign(by) * slack)
      const node = editor.state.doc.nodeAt(pos)
      const stays = at >= lines.from && at <= lines.to
      place = { axis, at, isRefused: !stays && (!node || moveLines(gridOf(node), axis, lines, at) === null) }
      setDrop(place)
    },
    end: isDone => {
      setDrop(null)
      if (!place) return
      swallowClick()
      if (!isDone || editor.state.doc !== doc) return
      const { at } = place
      editor.run((state, dispatch, view) => {
        selectLinesAt(pos, axis, lines)(state, dispatch)
        if (!view || (at >= lines.from && at <= lines.to)) return true
        return moveSelectedBefore(axis, at)(view.state, dispatch)
      })
    },
  })
}

/** The border that is nearest to a place. */
function findBorder(borders: readonly number[], place: number): number {
  const distances = borders.map(border => Math.abs(border - place))
  return distances.indexOf(Math.min(...distances))
}

/** A click follows when the pointer is released over the handle; it is none. */
function swallowClick(): void {
  const listening = new AbortController()
  document.addEventListener('click', event => event.stopPropagation(), {
    capture: true,
    signal: listening.signal,
  })
  setTimeout(() => listening.abort())
}
