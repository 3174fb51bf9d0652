import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { uncover } from '../../core/selection/scroll-into-sight.ts'

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
        frame = requestAnimationFrame(
          () => view.isDestroyed || uncover(view, view.coordsAtPos(view.state.selection.head)),
        )
      },
      destroy: () => cancelAnimationFrame(frame),
    }
  },
})

function isMove(transaction: Transaction): boolean {
  const { selectionSet, scrolledIntoView } = transaction
  return (selectionSet || scrolledIntoView) && transaction.getMeta('pointer') !== true
}
