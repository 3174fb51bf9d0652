import { cdp } from 'vitest/browser'

/** Shows what an input method is writing; it takes the place of what it showed before. */
export async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
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
