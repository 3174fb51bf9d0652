import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** The room between the caret and what would cover it: px. */
const room = 8
/** What is higher than this part of the window is no bar but a page of its own. */
const highestBar = 0.4
/** Popups stand where they must not cover the text, and go of themselves. */
const popups = '.tf-floating, .tf-dialog, .tf-backdrop'

/** Counts the times that the user has moved the caret otherwise than with the pointer. */
const key = new PluginKey<number>('caretInSight')

/**
 * Scrolls on when the caret has come to stand below a bar that stays in place: the toolbar, a phone's one above the
 * keyboard, the head of the page. Browsers take that for in sight.
 */
export const caretInSight: Plugin<number> = new Plugin<number>({
  key,
  state: {
    init: () => 0,
    apply: (transaction, moves) => (isMove(transaction) ? moves + 1 : moves),
  },
  view: () => {
    let frame = 0
    return {
      update(view, before) {
        if (key.getState(view.state) === key.getState(before) || !view.hasFocus()) return
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => view.isDestroyed || uncover(view))
      },
      destroy: () => cancelAnimationFrame(frame),
    }
  },
})

function isMove(transaction: Transaction): boolean {
  const { selectionSet, scrolledIntoView } = transaction
  return (selectionSet || scrolledIntoView) && transaction.getMeta('pointer') !== true
}

function uncover(view: EditorView): void {
  const caret = view.coordsAtPos(view.state.selection.head)
  const bar = coverAt(view, caret.left, caret.top + 1) ?? coverAt(view, caret.left, caret.bottom - 1)
  if (!bar) return
  const isAtTop = bar.top + bar.bottom < view.dom.ownerDocument.documentElement.clientHeight
  scroll(view, isAtTop ? caret.top - room - bar.bottom : caret.bottom + room - bar.top)
}

/** Where the bar stands that covers a point of the text; `null` where the text is in sight, or out of the window. */
function coverAt(view: EditorView, x: number, y: number): DOMRect | null {
  const { ownerDocument: page } = view.dom
  const element = page.elementFromPoint(x, y)
  if (!element || element.contains(view.dom) || view.dom.contains(element) || element.closest(popups))
    return null
  const bar = findBar(element)
  const box = bar?.getBoundingClientRect()
  return box && box.height < highestBar * page.documentElement.clientHeight ? box : null
}

/** The outermost element around one that stays in place while the page is scrolled. */
function findBar(element: Element): Element | null {
  let bar: Element | null = null
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (/^(fixed|sticky)$/.test(getComputedStyle(around).position)) bar = around
  }
  return bar
}

function scroll(view: EditorView, distance: number): void {
  for (let around = view.dom.parentElement; around; around = around.parentElement) {
    const canScroll = around.scrollHeight > around.clientHeight
    if (canScroll && /^(auto|scroll)$/.test(getComputedStyle(around).overflowY)) {
      around.scrollBy(0, distance)
      return
    }
  }
  view.dom.ownerDocument.defaultView?.scrollBy(0, distance)
}
