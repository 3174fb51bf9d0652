import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { windowOf } from '../../dom/root-of.ts'
import { changeOneText } from '../../core/transform/one-text.ts'
import { SeenLine } from './seen-line.ts'

interface Sight {
  /** How often the user has moved the caret otherwise than with the pointer. */
  readonly moves: number
  /** Whether what is selected was changed, and is selected still. */
  readonly isKept: boolean
  /** Whether nothing but the text with the caret was changed. */
  readonly isTyped: boolean
}

const key = new PluginKey<Sight>('caretInSight')
const lines = new WeakMap<EditorView, SeenLine>()

/**
 * Scrolls on when the caret has come to stand below a bar that stays in place: the toolbar, a phone's one above the
 * keyboard, the head of the page. Browsers take that for in sight. Where a command has changed what is selected, and some of that is in
 * sight, the page stays where it is: the end of a long selection is not where the user looks.
 */
export const caretInSight: Plugin<Sight> = new Plugin<Sight>({
  key,
  state: {
    init: () => ({ moves: 0, isKept: false, isTyped: false }),
    apply(transaction, { moves }, before, after) {
      const isKept = keepsSelection(transaction, before, after)
      const isTyped = changeOneText([transaction], before.selection, after.selection)
      return { moves: isMove(transaction) && !isKept ? moves + 1 : moves, isKept, isTyped }
    },
  },
  props: {
    handleScrollToSelection(view) {
      const { isKept = false, isTyped = false } = key.getState(view.state) ?? {}
      return (isKept && isInSight(view)) || (isTyped && lines.get(view)?.hasCaret() === true)
    },
  },
  view(shown) {
    const line = new SeenLine(shown)
    lines.set(shown, line)
    return {
      update(view, before) {
        if (key.getState(view.state)?.moves !== key.getState(before)?.moves && view.hasFocus())
          line.lookSoon()
      },
      destroy: () => line.end(),
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
