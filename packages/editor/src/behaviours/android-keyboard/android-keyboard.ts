import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Feature } from '../../core/feature/feature.ts'
import { readSelection } from '../../core/selection/read-selection.ts'

const keys: Readonly<Record<string, KeyboardEventInit>> = {
  insertParagraph: { key: 'Enter' },
  insertLineBreak: { key: 'Enter', shiftKey: true },
  deleteContentBackward: { key: 'Backspace' },
  deleteContentForward: { key: 'Delete' },
}

/**
 * A phone's keyboard reports no keys, or reports them as those of an input method: ProseMirror lets the browser do what
 * they mean and reads the result, which loses text where the browser parts code. Here the key's own commands go first.
 */
export const androidKeyboard: Feature = {
  name: 'androidKeyboard',
  plugins: [new Plugin({ props: { handleDOMEvents: { beforeinput } } })],
}

function beforeinput(view: EditorView, event: InputEvent): boolean {
  const key = keys[event.inputType]
  // Elsewhere the key has come before, and ProseMirror may still answer it on its own.
  if (!key || !event.cancelable || view.composing || !isAndroid()) return false
  readSelection(view)
  const pressed = new KeyboardEvent('keydown', key)
  if (view.someProp('handleKeyDown', handle => handle(view, pressed)) !== true) return false
  event.preventDefault()
  return true
}

function isAndroid(): boolean {
  return /Android/.test(navigator.userAgent)
}
