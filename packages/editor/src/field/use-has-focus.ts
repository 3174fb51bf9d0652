import { useEffect, useState } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { isOfField } from '../ui/popup-container.tsx'

/** Whether the focus is in the field or in one of its popups. It stays there while the whole window is left. */
export function useHasFocus(editor: EditorContext): boolean {
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const note = (focused: EventTarget | null): void =>
      setHasFocus(focused instanceof Element && isOfField(editor.view?.dom, focused))
    const noteNew = ({ target }: FocusEvent): void => note(target)
    const noteOld = ({ target, relatedTarget }: FocusEvent): void => {
      // A popup that closes hands the focus back once it is gone.
      if (!relatedTarget && target instanceof Element && target.closest('[data-closed]')) return
      // Without the focus of the window another window, or an embedded page, has been entered.
      if (document.hasFocus()) note(relatedTarget)
    }
    note(document.activeElement)
    document.addEventListener('focusin', noteNew)
    document.addEventListener('focusout', noteOld)
    return () => {
      document.removeEventListener('focusin', noteNew)
      document.removeEventListener('focusout', noteOld)
    }
  }, [editor])
  return hasFocus
}
