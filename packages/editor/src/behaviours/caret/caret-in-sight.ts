import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { uncover } from '../../core/selection/scroll-into-sight.ts'

/** Counts the times that the user has moved the caret otherwise than with the pointer. */
const key = new PluginKey<number>('caretInSight')

/** How long a line counts as in sight while the caret stays in it: ms. Asking what covers a point takes time in a large text. */
const lookAgain = 1000

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
    let seen = { top: NaN, bottom: NaN, until: 0 }
    const look = (view: EditorView): void => {
      if (view.isDestroyed) return
      const caret = view.coordsAtPos(view.state.selection.head)
      const now = performance.now()
      // A line that has been scrolled stands elsewhere in the window.
      if (caret.top === seen.top && caret.bottom === seen.bottom && now < seen.until) return
      seen = { top: caret.top, bottom: caret.bottom, until: now + lookAgain }
      uncover(view, caret)
    }
    return {
      update(view, before) {
        if (key.getState(view.state) === key.getState(before) || !view.hasFocus()) return
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => look(view))
      },
      destroy: () => cancelAnimationFrame(frame),
    }
  },
})

function isMove(transaction: Transaction): boolean {
  const { selectionSet, scrolledIntoView } = transaction
  return (selectionSet || scrolledIntoView) && transaction.getMeta('pointer') !== true
}
