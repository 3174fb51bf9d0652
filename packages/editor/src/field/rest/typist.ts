import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { pageOf, selectionNear } from '../../dom/root-of.ts'
import { readSelection } from '../../core/selection/read-selection.ts'
import { buttonsAt } from './first-text.ts'
import type { PressedPlace, Typist } from './held-input.ts'

/** Where a browser moves the caret at a key, and by how much. */
const moves: Readonly<Record<string, readonly [direction: string, granularity: string]>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
}

/** Which of its commands a browser runs at a key. */
const edits: Readonly<Record<string, string>> = { Backspace: 'delete', Delete: 'forwardDelete' }

/** Does in a text what a browser does at keys and presses. */
export function typistOf(view: EditorView): Typist {
  return {
    press: event => pressKey(view, event),
    write: text => typeText(view, text),
    click: place => click(view, place),
  }
}

function pressKey(view: EditorView, event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey } = event
  const isShortcut = (ctrlKey || metaKey) && !event.getModifierState('AltGraph')
  const command = isShortcut && code === 'KeyA' ? 'selectAll' : edits[key]
  if (key.length === 1 && !isShortcut) typeText(view, key)
  else if (command !== undefined) edit(view, command)
  else moveCaret(view, moves[key], { isShortcut, shiftKey })
}

function edit(view: EditorView, command: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else edits as the browser does
  pageOf(view.dom).execCommand(command)
  readSelection(view)
}

function moveCaret(
  view: EditorView,
  move: readonly [direction: string, granularity: string] | undefined,
  { isShortcut, shiftKey }: { readonly isShortcut: boolean; readonly shiftKey: boolean },
): void {
  if (!move) return
  const [direction, granularity] = move
  const by = isShortcut && granularity === 'character' ? 'word' : granularity
  selectionNear(view.dom)?.modify(shiftKey ? 'extend' : 'move', direction, by)
}

function typeText(view: EditorView, text: string): void {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(text).scrollIntoView()
  const isTaken = view.someProp('handleTextInput', handle => handle(view, from, to, text, insert))
  if (!isTaken) view.dispatch(insert())
}

function click(view: EditorView, { pos, button }: PressedPlace): void {
  const pressed = buttonsAt(view, pos)[button]
  if (pressed) {
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    return
  }
  const { doc, tr } = view.state
  const page = pageOf(view.dom)
  // Whoever has gone on to something else meanwhile stays there.
  if (view.dom.contains(view.root.activeElement) || page.activeElement === page.body) view.focus()
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(Math.min(pos, doc.content.size)))))
}
