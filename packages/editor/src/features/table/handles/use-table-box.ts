import { gridOf } from '@taskfield/document'
import type { EditorView } from 'prosemirror-view'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { findTableFrame } from '../../../content/table-frame.ts'
import { findTableElement } from '../widths/table-element.ts'
import { drawnScale } from '../../../ui/drawn-scale.ts'
import { readLines, type TableLines } from '../widths/table-lines.ts'
import { onScroll } from '../../../ui/on-scroll.ts'

/** Where a table stands over another element, and its lines in it: px. */
export interface TableBox extends TableLines {
  readonly top: number
  readonly left: number
  /** What of it is in sight sideways. */
  readonly width: number
  readonly height: number
  /** How far it is scrolled sideways. */
  readonly scrolled: number
}

/** How long nothing changes its size before the handles follow: ms. */
const pause = 500

/** On what the handles stand in while they are where the lines of their table were, and are not shown. */
const staleAttribute = 'data-stale'

/** Where the table at a position stands, as long as it is on the page: read anew when its lines have other sizes. */
export function useTableBox(
  editor: EditorContext,
  pos: number | null,
  over: RefObject<Element | null>,
): TableBox | null {
  const [box, setBox] = useState<TableBox | null>(null)
  useLayoutEffect(() => {
    const { view } = editor
    const table = view && pos !== null ? findTableElement(view, pos) : null
    const frame = table && findTableFrame(table)
    if (!view || !table || !frame || pos === null) return undefined
    const measure = (): void => {
      const next = over.current && readBox(view, pos, table, over.current)
      if (!next) return
      setBox(known => (known && JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    // They are shown again where the lines are now, and not for a frame where those were.
    const showAnew = (): void => {
      flushSync(measure)
      over.current?.removeAttribute(staleAttribute)
    }
    const waiting = runInPause(editor, showAnew)
    // Each letter may move all columns: the handles are out of sight until one pauses, and follow at once what is dragged or moved by keys.
    const follow = (isChange: boolean): void => {
      if (over.current?.querySelector(':active, :focus')) return showAnew()
      if (isChange) over.current?.setAttribute(staleAttribute, '')
      waiting.start()
    }
    const sizes = watchSizes(
      () => [table, frame.scroller, view.dom, ...table.rows, ...(table.rows[0]?.cells ?? [])],
      follow,
    )
    // Rows that come, go or change places.
    const rows = new MutationObserver(sizes.observe)
    const body = table.tBodies[0]
    if (body) rows.observe(body, { childList: true })
    sizes.observe()
    measure()
    // A comment scrolls within its field.
    const stopListening = onScroll([frame.scroller, view.dom.parentElement], measure)
    return () => {
      waiting.stop()
      sizes.disconnect()
      rows.disconnect()
      stopListening()
      setBox(null)
    }
  }, [editor, pos, over])
  return box
}

/** Tells of elements that have a size and when one has another, which alone is a change. `observe` finds the elements anew. */
function watchSizes(
  find: () => readonly Element[],
  tell: (isChange: boolean) => void,
): { observe: () => void; disconnect: () => void } {
  let isFirst = true
  const observer = new ResizeObserver(() => {
    tell(!isFirst)
    isFirst = false
  })
  return {
    observe: () => {
      isFirst = true
      observer.disconnect()
      for (const element of find()) observer.observe(element)
    },
    disconnect: () => observer.disconnect(),
  }
}

/** Runs something once nothing has changed for a while after it was asked for. */
function runInPause(editor: EditorContext, run: () => void): { start: () => void; stop: () => void } {
  let [timer, changedAt] = [0, 0]
  const stopListening = editor.subscribe(() => (changedAt = performance.now()))
  const wait = (time: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const left = changedAt + pause - performance.now()
      if (left > 0) wait(left)
      else run()
    }, time)
  }
  return {
    start: () => wait(pause),
    stop: () => {
      clearTimeout(timer)
      stopListening()
    },
  }
}

/** `null` where the table of the position is another one: it is drawn for its new place next. */
function readBox(view: EditorView, pos: number, table: HTMLTableElement, over: Element): TableBox | null {
  const node = view.state.doc.nodeAt(pos)
  const frame = findTableFrame(table)
  if (!node || !frame || findTableElement(view, pos) !== table) return null
  const outer = over.getBoundingClientRect()
  const inner = frame.scroller.getBoundingClientRect()
  const scale = drawnScale(over)
  return {
    top: (inner.top - outer.top) / scale,
    left: (inner.left - outer.left) / scale,
    width: inner.width / scale,
    height: table.offsetHeight,
    scrolled: frame.scroller.scrollLeft,
    ...readLines(table, gridOf(node)),
  }
}
