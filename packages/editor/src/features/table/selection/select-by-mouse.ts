import { isElement } from '../../../dom/kinds.ts'
import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { NodeSelection, Plugin, TextSelection, type Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { CellSelection } from '../cell-selection.ts'
import { cellsBetween } from './select-cells.ts'

/** The last press of the button, which began in a cell. */
interface Press {
  readonly first: Element
  /** The cell that the mouse is on. */
  last: Element
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
    handleDOMEvents: { mousedown: beginSelecting, touchstart: forgetPress, keydown: forgetPress },
    createSelectionBetween: keepSelection,
  },
})

/** The browser selects text under the dragged mouse all the while, and tells of it when the button is let go, too. */
function keepSelection(view: EditorView): Selection | null {
  const { selection } = view.state
  return presses.get(view)?.hasLeft === true && selection instanceof CellSelection ? selection : null
}

function forgetPress(view: EditorView): boolean {
  presses.delete(view)
  return false
}

function beginSelecting(view: EditorView, event: MouseEvent): boolean {
  forgetPress(view)
  const cell = findCell(view, event)
  if (!cell) return false
  if (event.button !== 0 || event.ctrlKey || event.metaKey) return keepSelected(view, cell, event)
  if (event.shiftKey) return extendTo(view, cell, event)
  letGo(view, cell)
  follow(view, { first: cell, last: cell, hasLeft: false })
  return false
}

/** A menu that is opened on selected cells is about them. */
function keepSelected(view: EditorView, cell: Element, event: MouseEvent): boolean {
  const { selection } = view.state
  const pos = startOf(view, cell).pos
  if (!(selection instanceof CellSelection) || !selection.ranges.some(({ $from }) => $from.pos === pos))
    return false
  event.preventDefault()
  return true
}

/** The browser has the text of a selected cell selected, and would drag that; of a table that is selected, all of it. */
function letGo(view: EditorView, cell: Element): void {
  const { selection } = view.state
  const $start = startOf(view, cell)
  const isSelected = selection instanceof NodeSelection && selection.node.type === schema.nodes.tableFigure
  const isAround = isSelected && $start.pos > selection.from && $start.pos < selection.to
  if (isAround || selection instanceof CellSelection) show(view, TextSelection.near($start))
}

/** The cell that an event is on. */
function findCell({ dom }: EditorView, { target }: Event): Element | null {
  const cell = isElement(target) ? target.closest('td, th') : null
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
  const first = cellElement(view)
  if (first) follow(view, { first, last: cell, hasLeft: true })
  return true
}

/** The element of the cell that the selected ones begin with. */
function cellElement(view: EditorView): Element | null {
  const { selection } = view.state
  const element = selection instanceof CellSelection ? view.nodeDOM(selection.$anchorCell.pos) : null
  return isElement(element) ? element : null
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
function follow(view: EditorView, press: Press): void {
  const { root } = view
  presses.set(view, press)
  const stop = (): void => {
    root.removeEventListener('mousemove', move)
    for (const end of ends) root.removeEventListener(end, stop)
  }
  const move = (event: Event): void => {
    const isHeld = event instanceof MouseEvent && (event.buttons & 1) > 0
    if (!isHeld || view.isDestroyed || !view.dom.contains(press.first)) stop()
    else moveTo(view, press, findCell(view, event))
  }
  root.addEventListener('mousemove', move)
  for (const end of ends) root.addEventListener(end, stop)
}

/** When the button is let go, and when what is pressed on is dragged itself. */
const ends = ['mouseup', 'dragstart'] as const

function moveTo(view: EditorView, press: Press, cell: Element | null): void {
  if (!cell || cell === press.last) return
  press.last = cell
  const $first = startOf(view, press.first)
  if (cell !== press.first) {
    if (select(view, $first, startOf(view, cell))) press.hasLeft = true
  } else if (press.hasLeft) {
    show(view, CellSelection.create(view.state.doc, $first.before()))
  }
}
