import { keydownHandler } from 'prosemirror-keymap'
import { Plugin, type Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isOfInputMethod } from '../../dom/input-method.ts'

/** Commands by key, in ProseMirror's notation: `Mod-b`, `Shift-Enter`. `Mod` is Cmd on a Mac, else Ctrl. */
export type Keymap = Readonly<Record<string, Command>>

/**
 * Makes a keymap work. Shortcuts with letters, digits and some punctuation work on every keyboard layout: where the key types `И`, Ctrl with it
 * is Ctrl+B, also when Caps Lock is on and when the browser tells no `keyCode` (WebKit on Linux).
 */
export function keymapPlugin(keymap: Keymap): Plugin {
  return new Plugin({ props: { handleKeyDown: keymapHandler(keymap) } })
}

/** The same for keys that are pressed beside the text: says whether a command has answered. */
export function keymapHandler(keymap: Keymap): (view: EditorView, event: KeyboardEvent) => boolean {
  const handleAny = keydownHandler({ ...keymap })
  const handleShifted = keydownHandler(
    Object.fromEntries(Object.entries(keymap).filter(([key]) => key.includes('Shift-'))),
  )
  // The library takes Ctrl+Shift+E for Ctrl+E, too, as Shift may only be the way to type a character.
  const handle: typeof handleAny = (view, event) =>
    event.shiftKey && isLetter(event.key) ? handleShifted(view, event) : handleAny(view, event)
  return (view, event) => {
    if (isOfInputMethod(event)) return false
    if (handle(view, event)) return true
    const latin = asLatin(event)
    return latin !== null && handle(view, latin)
  }
}

function isLetter(key: string): boolean {
  return /^\p{L}$/u.test(key)
}

/** The event as a Latin keyboard would have sent it; `null` when that is no other event. */
function asLatin(event: KeyboardEvent): KeyboardEvent | null {
  const { ctrlKey, metaKey, shiftKey } = event
  // Ctrl with Alt is AltGr on Windows: it types a character.
  if ((!ctrlKey && !metaKey) || event.altKey) return null
  const key = latinKey(event)
  return key === event.key ? null : new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey })
}

/** The characters of shortcuts, by the place of their key on a Latin keyboard. */
const latinCharacters: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
}

/** A Latin letter stays itself wherever it lies (Dvorak); only a key that types none is told by its place. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase()
  return /^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? latinCharacters[code] ?? key
}
