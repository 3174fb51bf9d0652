import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { windowOf } from '../../dom/root-of.ts'
import { uncover } from '../../core/selection/scroll-into-sight.ts'

interface Sight {
  /** How often the user has moved the caret otherwise than with the pointer. */
  readonly moves: number
  /** Whether what is selected was changed, and is selected still. */
  readonly isKept: boolean
}

const key = new PluginKey<Sight>('caretInSight')

/** How long a line counts as in sight while the caret stays in it: ms. Asking what covers a point takes time in a large text. */
const lookAgain = 1000

/**
 * Scrolls on when the caret has come to stand below a bar that stays in place: the toolbar, a phone's one above the
 * keyboard, the head of the page. Browsers take that for in sight. Where a command has changed what is selected, and some of that is in
 * sight, the page stays where it is: the end of a long selection is not where the user looks.
 */
export const caretInSight: Plugin<Sight> = new Plugin<Sight>({
  key,
  state: {
    init: () => ({ moves: 0, isKept: false }),
    apply(transaction, { moves }, before, after) {
      const isKept = keepsSelection(transaction, before, after)
      return { moves: isMove(transaction) && !isKept ? moves + 1 : moves, isKept }
    },
  },
  props: {
    handleScrollToSelection: view => key.getState(view.state)?.isKept === true && isInSight(view),
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
        if (key.getState(view.state)?.moves === key.getState(before)?.moves || !view.hasFocus()) return
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

function keepsSelection(
  { docChanged, mapping }: Transaction,
  before: EditorState,
  after: EditorState,
): boolean {
  const { selection } = after
  return docChanged && !selection.empty && selection.eq(before.selection.map(after.doc, mapping))
}

/** Whether some of what is selected is in the window. */
function isInSight(view: EditorView): boolean {
  const { from, to } = view.state.selection
  return view.coordsAtPos(from).top < windowOf(view.dom).innerHeight && view.coordsAtPos(to).bottom > 0
}
