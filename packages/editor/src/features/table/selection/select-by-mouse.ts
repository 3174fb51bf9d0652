import type { ResolvedPos } from 'prosemirror-model'
import { Plugin, TextSelection, type Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { CellSelection } from '../cell-selection.ts'
import { cellsBetween } from './select-cells.ts'

/** A press of the button that began in a cell. */
interface Press {
  readonly first: Element
  /** Whether the mouse has left the cell. */
  hasLeft: boolean
}

const presses = new WeakMap<EditorView, Press>()

/**
 * Selects cells by dragging out of one, and by a click with Shift. A finger that is moved scrolls: browsers send no mouse
 * events for it.
 */
export const selectByMouse: Plugin = new Plugin({
  props: {
    handleDOMEvents: { mousedown: beginSelecting },
    createSelectionBetween: keepSelection,
  },
})

/**
 * The browser selects text under the dragged mouse all the while: when cells are selected they stay so, and before the mouse
 * has left its cell so does the text, though at the edge of a cell the browser goes on to the next.
 */
function keepSelection(view: EditorView, $anchor: ResolvedPos, $head: ResolvedPos): Selection | null {
  const press = presses.get(view)
  if (!press) return null
  const { selection } = view.state
  if (press.hasLeft) return selection instanceof CellSelection ? selection : null
  if (!cellsBetween($anchor, $head)) return null
  const $start = startOf(view, press.first)
  return TextSelection.between($anchor, $head.pos < $anchor.pos ? $start : $head.doc.resolve($start.end()))
}

function beginSelecting(view: EditorView, event: MouseEvent): boolean {
  const cell = findCell(view, event)
  if (event.button !== 0 || event.ctrlKey || event.metaKey || !cell) return false
  if (event.shiftKey) return extendTo(view, cell, event)
  follow(view, cell)
  return false
}

/** The cell that an event is on. */
function findCell({ dom }: EditorView, { target }: Event): Element | null {
  const cell = target instanceof Element ? target.closest('td, th') : null
  return cell && dom.contains(cell) ? cell : null
}

/** The start of what a cell holds. */
function startOf(view: EditorView, cell: Element): ResolvedPos {
  return view.state.doc.resolve(view.posAtDOM(cell, 0))
}

function extendTo(view: EditorView, cell: Element, event: MouseEvent): boolean {
  const { selection, doc } = view.state
  const isOfCells = selection instanceof CellSelection
  const $anchor = isOfCells ? doc.resolve(selection.$anchorCell.pos + 1) : selection.$anchor
  if (!select(view, $anchor, startOf(view, cell))) return false
  event.preventDefault()
  view.focus()
  return true
}

/** Selects the cells between those of two places; `false` where both are in one, or in no common table. */
function select(view: EditorView, $anchor: ResolvedPos, $head: ResolvedPos): boolean {
  const selection = cellsBetween($anchor, $head)
  if (!selection) return false
  show(view, selection)
  return true
}

function show(view: EditorView, selection: Selection): void {
  if (selection.eq(view.state.selection)) return
  view.dispatch(view.state.tr.setSelection(selection).setMeta('pointer', true))
}

/** Selects cells from one on while the button is held. */
function follow(view: EditorView, first: Element): void {
  const { root } = view
  const press: Press = { first, hasLeft: false }
  presses.set(view, press)
  const stop = (): void => {
    root.removeEventListener('mousemove', move)
    for (const end of ends) root.removeEventListener(end, stop)
    presses.delete(view)
  }
  const move = (event: Event): void => {
    const isHeld = event instanceof MouseEvent && (event.buttons & 1) > 0
    if (!isHeld || view.isDestroyed || !view.dom.contains(first)) stop()
    else moveTo(view, press, findCell(view, event))
  }
  root.addEventListener('mousemove', move)
  for (const end of ends) root.addEventListener(end, stop)
}

/** When the button is let go, and when what is pressed on is dragged itself. */
const ends = ['mouseup', 'dragstart'] as const

function moveTo(view: EditorView, press: Press, cell: Element | null): void {
  if (!cell) return
  const $first = startOf(view, press.first)
  if (cell !== press.first) {
    if (select(view, $first, startOf(view, cell))) press.hasLeft = true
  } else if (press.hasLeft) {
    show(view, CellSelection.create(view.state.doc, $first.before()))
  }
}
