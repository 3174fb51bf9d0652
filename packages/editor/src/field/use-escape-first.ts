import { windowOf } from '../dom/root-of.ts'
import { isNode } from '../dom/kinds.ts'
import { useEffect, type KeyboardEvent as ReactKey, type RefObject } from 'react'
import { findPopup } from '../ui/popups/popup-container.tsx'
import { findHolder } from '../ui/popups/find-holder.ts'
import type { EditorController } from './editor-controller.ts'

/**
 * In a dialog of the host Escape is first for what the field has open, and then for the dialog. Dialogs listen in many ways: by the
 * browser, on the document before any element, through React. So the field looks at the key before all of them.
 *
 * Returns what React calls at a key in the field or in one of its popups.
 */
export function useEscapeFirst(
  field: RefObject<HTMLElement | null>,
  editor: EditorController,
): (event: ReactKey) => void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isEscapeIn(field.current, event)) take(event, field.current, editor)
    }
    const window = windowOf(field.current)
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [field, editor])
  return event => {
    const { current } = field
    const isInText = isNode(event.target) && editor.view?.dom.contains(event.target) === true
    if (!isInText && isEscapeIn(current, event.nativeEvent)) event.stopPropagation()
  }
}

function isEscapeIn(field: HTMLElement | null, event: KeyboardEvent): field is HTMLElement {
  if (event.key !== 'Escape' || event.isComposing || !field) return false
  const [target] = event.composedPath()
  return isNode(target) && field.contains(target) && findHolder(field) !== null
}

function take(event: KeyboardEvent, field: HTMLElement | null, { view }: EditorController): void {
  const [target] = event.composedPath()
  // In a popup or a bar the key is for that, which hears of it as ever.
  if (!view || !(isNode(target) && view.dom.contains(target))) return event.preventDefault()
  const isTaken = view.someProp('handleKeyDown', handle => handle(view, event)) === true
  if (!isTaken && !findPopup(field, '.tf-popup:not([data-closed])')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // A popup that left the focus in the text listens on the document, where a dialog leaves alone what was prevented.
  if (!isTaken) field?.ownerDocument.dispatchEvent(closingKey())
}

function closingKey(): KeyboardEvent {
  const key = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  key.preventDefault()
  return key
}
