import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isCaretTrusted, readSelection, trustCaret } from '../../core/selection/read-selection.ts'

/** So long after the focus came the browser's caret is put where the state has it, as ProseMirror does: ms. */
const focusDelay = 20

/** Lets every key act where the caret is seen, and undo know that the caret has moved. */
export const keyAtCaret: Plugin = new Plugin({
  props: { handleDOMEvents: { keydown: readBeforeKey, focus: keepFirstKeys } },
})

function readBeforeKey(view: EditorView): boolean {
  readSelection(view)
  trustCaret(view)
  return false
}

/** Where a selection of the page stands. */
type Place = Pick<Selection, 'focusNode' | 'focusOffset'>

/** What ProseMirror's view keeps to itself of the focus. */
interface Focusing {
  focused: boolean
  domSelectionRange(): Place
  readonly domObserver: {
    readonly currentSelection: { eq(place: Place): boolean }
    stop(): void
    start(): void
  }
}

/**
 * Begins the focus in place of ProseMirror, which would put the browser's caret back after a while even if a key has moved it since: a key that comes
 * right before is not read yet. Here the caret is read where a key was pressed.
 */
function keepFirstKeys(view: EditorView): boolean {
  const inner = view as unknown as Focusing
  if (inner.focused) return false
  inner.domObserver.stop()
  view.dom.classList.add('ProseMirror-focused')
  inner.domObserver.start()
  inner.focused = true
  const first = inner.domSelectionRange()
  if (!inner.domObserver.currentSelection.eq(first)) putCaretLater(view, first)
  return false
}

function putCaretLater(view: EditorView, { focusNode, focusOffset }: Place): void {
  setTimeout(() => {
    if (view.isDestroyed || !view.hasFocus()) return
    if (isCaretTrusted(view)) return readSelection(view)
    const now = (view as unknown as Focusing).domSelectionRange()
    if (now.focusNode === focusNode && now.focusOffset === focusOffset) view.focus()
  }, focusDelay)
}
