import { cdp } from 'vitest/browser'

/** The place of a text that an input method takes for the word it is writing: in characters from the start of the field. */
export interface TakenOver {
  readonly start: number
  readonly end: number
}

/** Shows what an input method is writing; it takes the place of what it showed before, or of text that it takes over. */
export async function compose(text: string, over?: TakenOver): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
    ...(over && { replacementStart: over.start, replacementEnd: over.end }),
  })
}

/**
 * Begins a word as a phone's keyboard does, which says so before the text that it takes over is found, and says that text before it
 * changes it.
 */
export function beginWord(taken: string): void {
  const say = (type: string, data: string): unknown =>
    document.activeElement?.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }))
  say('compositionstart', '')
  say('compositionupdate', taken)
}

/** Ends the word of an input method with a text. */
export async function commit(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text })
}

/** Presses a key that an input method keeps for itself: the page hears only that there was one. */
export async function pressKeptKey(key: 'Process' | 'Dead' | 'Unidentified'): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key,
    code: '',
    windowsVirtualKeyCode: 229,
  })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: '', windowsVirtualKeyCode: 229 })
}
