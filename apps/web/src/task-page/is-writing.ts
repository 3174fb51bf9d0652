/** What keys are called that write or delete without a letter of their own, also those of input methods. */
const writingKeys: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete', 'Process', 'Unidentified'])

type Key = Pick<KeyboardEvent, 'target' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Whether a key goes into the text itself, not to a button in it. */
export function isWriting({ target, key, ctrlKey, altKey, metaKey }: Key): boolean {
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return false
  // With Ctrl and Alt together Windows types signs.
  const isShortcut = metaKey || (ctrlKey && !altKey)
  return writingKeys.has(key) || (key.length === 1 && !isShortcut)
}
