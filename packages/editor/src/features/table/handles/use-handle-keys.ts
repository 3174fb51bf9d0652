import { isHtmlElement } from '../../../dom/kinds.ts'
import type { KeyboardEvent } from 'react'
import type { Command } from 'prosemirror-state'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import type { Axis } from '../grid/axis.ts'
import { moveSelectedLines, selectLinesAt } from './line-commands.ts'

/**
 * Keys on the handles of a table: arrows go from one to the next and from columns to rows, with Shift they select, with Alt
 * they move the row or column; Escape goes back to the text.
 */
export function useHandleKeys(
  editor: EditorContext,
  pos: number,
): (event: KeyboardEvent<HTMLElement>) => void {
  return event => {
    const { key, target, currentTarget: around } = event
    const at = isHtmlElement(target) ? handleOf(target) : null
    const next = at && nextHandle(at, key)
    if (key === 'Escape') editor.focus()
    else if (!at || !next) return
    else if (event.altKey) moveLine(editor, pos, { at, next, around })
    else if (focusHandle(around, next) && event.shiftKey && next.axis === at.axis) {
      runQuietly(editor, selectLinesAt(pos, next.axis, oneLine(next), true))
    }
    event.preventDefault()
  }
}

interface HandlePlace {
  readonly axis: Axis
  readonly line: number
}

function handleOf({ dataset }: HTMLElement): HandlePlace | null {
  const { axis, line } = dataset
  return axis && line !== undefined ? { axis: axis === 'row' ? 'row' : 'column', line: Number(line) } : null
}

const oneLine = ({ line }: HandlePlace): { from: number; to: number } => ({ from: line, to: line + 1 })

const steps: Readonly<Record<Axis, Readonly<Record<string, 1 | -1>>>> = {
  column: { ArrowLeft: -1, ArrowRight: 1 },
  row: { ArrowUp: -1, ArrowDown: 1 },
}

/** From the columns down to the first row, and back. */
function nextHandle({ axis, line }: HandlePlace, key: string): HandlePlace | null {
  const step = steps[axis][key]
  if (axis === 'column' && key === 'ArrowDown') return { axis: 'row', line: 0 }
  if (axis === 'row' && (key === 'ArrowRight' || (key === 'ArrowUp' && line === 0)))
    return { axis: 'column', line: 0 }
  return step ? { axis, line: line + step } : null
}

function focusHandle(around: HTMLElement, { axis, line }: HandlePlace): boolean {
  const handle = around.querySelector<HTMLElement>(`.tf-line-handle[data-axis=${axis}][data-line='${line}']`)
  handle?.focus()
  return handle !== null
}

interface Move {
  readonly at: HandlePlace
  readonly next: HandlePlace
  readonly around: HTMLElement
}

/** Moves a row or column; the focus goes with it. */
function moveLine(editor: EditorContext, pos: number, { at, next, around }: Move): void {
  if (next.axis !== at.axis) return
  runQuietly(editor, (state, dispatch, view) => {
    selectLinesAt(pos, at.axis, oneLine(at))(state, dispatch)
    return view ? moveSelectedLines(at.axis, next.line > at.line ? 1 : -1)(view.state, dispatch) : false
  })
  requestAnimationFrame(() => focusHandle(around, next))
}

/** Runs a command and leaves the focus where it is. */
function runQuietly({ view }: EditorContext, command: Command): void {
  if (view) command(view.state, view.dispatch, view)
}
