import { selectionNear } from '../../dom/root-of.ts'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { beginTyping } from '../../core/feature/undo-steps.ts'
import { nextComposition } from '../../core/feature/composition.ts'
import { readSelection } from '../../core/selection/read-selection.ts'
import { makeRoom } from '../../core/transform/make-room.ts'

/*
 * An input method, and a phone's keyboard, change the page by themselves and need a text to write in. The room for it is made
 * before ProseMirror and the browser begin: where they find none they write the first letters twice, or elsewhere.
 */

/** The code of every key that an input method keeps for itself. */
const inputMethodKey = 229

/** Makes the room as an input method begins its word. */
export function makeRoomBeforeWord(view: EditorView): boolean {
  if (view.composing) return false
  readSelection(view)
  const room = makeRoom(view.state)
  if (!room) return false
  view.dispatch(beginTyping(room, nextComposition(view)))
  return false
}

/** Makes the room for what is written without a word of an input method, as a phone's keyboard does. */
export function makeRoomBeforeInput(view: EditorView, { inputType }: InputEvent): boolean {
  return inputType === 'insertText' && makeRoomBeforeWord(view)
}

/**
 * Makes the room at the key where nothing on the page can be written in: there Chromium begins no word. Elsewhere a key is no
 * reason yet, since some only switch the input method.
 */
export function makeRoomOnKey(view: EditorView, event: KeyboardEvent): boolean {
  const { doc } = view.state
  // oxlint-disable-next-line typescript/no-deprecated -- `key` names the letter on some systems and says nothing of input methods
  if (event.keyCode !== inputMethodKey || hasTextblock(doc)) return false
  makeRoomBeforeWord(view)
  // Chromium knew of no caret before, and keeps to that where it is moved and not put anew.
  if (view.state.doc !== doc) putCaretAnew(view)
  return false
}

/** What the library's observer keeps to itself: how it reads what has changed on the page. */
interface Observer {
  flush(): void
}

/**
 * Keeps the caret with the first letter. Chromium puts it by the number of characters that stood before, which may end in the
 * block before now that an object is gone: the library would look for the word there, draw the letter anew, and the word would be over. It is put before the
 * library reads the letter, and not with `input`: a listener of the page that comes first, such as React's, lets it read before. Returns what ends it.
 */
export function keepCaretInRoom(view: EditorView): () => void {
  const { domObserver } = view as unknown as { domObserver: Observer }
  const flush = domObserver.flush.bind(domObserver)
  domObserver.flush = () => {
    putCaretInRoom(view)
    flush()
  }
  return () => Reflect.deleteProperty(domObserver, 'flush')
}

function putCaretInRoom(view: EditorView): void {
  const { $from } = view.state.selection
  if (!view.composing || !$from.parent.isTextblock || $from.parent.content.size > 0) return
  const { node } = view.domAtPos($from.pos)
  const selection = selectionNear(view.dom)
  if (!selection || !node.textContent || node.contains(selection.focusNode)) return
  selection.selectAllChildren(node)
  selection.collapseToEnd()
}

function putCaretAnew(view: EditorView): void {
  const { node, offset } = view.domAtPos(view.state.selection.from)
  const selection = selectionNear(view.dom)
  selection?.removeAllRanges()
  selection?.collapse(node, offset)
}

function hasTextblock(doc: Node): boolean {
  let isFound = false
  doc.descendants(({ isTextblock }) => {
    isFound ||= isTextblock
    return !isFound
  })
  return isFound
}
