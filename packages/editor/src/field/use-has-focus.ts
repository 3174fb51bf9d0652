import { focusedIn, pageOf, rootOf, targetOf } from '../dom/root-of.ts'
import { isElement } from '../dom/kinds.ts'
import { useEffect, useState } from 'react'
import { overTextAttribute } from '../core/feature/balloon.ts'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { isOfField } from '../ui/popups/popup-container.tsx'

/**
 * Whether the focus is in the field or in one of its popups, other than what a balloon would cover. It stays there while the whole window is left.
 */
export function useHasFocus(editor: EditorContext): boolean {
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const note = (focused: EventTarget | null): void =>
      setHasFocus(
        isElement(focused) &&
          isOfField(editor.view?.dom, focused) &&
          !focused.closest(`[${overTextAttribute}]`),
      )
    const text = editor.view?.dom
    const page = pageOf(text)
    const noteNew = (event: FocusEvent): void => note(targetOf(event))
    const noteOld = (event: FocusEvent): void => {
      const { relatedTarget } = event
      const target = targetOf(event)
      // A popup that closes hands the focus back once it is gone.
      if (!relatedTarget && isElement(target) && target.closest('[data-closed]')) return
      // Without the focus of the window another window, or an embedded page, has been entered.
      if (page.hasFocus()) note(relatedTarget)
    }
    note(focusedIn(page))
    const listening = new AbortController()
    // What moves within a shadow root is not heard of outside.
    for (const root of new Set<EventTarget>([page, text ? rootOf(text) : page])) {
      root.addEventListener('focusin', noteNew as EventListener, listening)
      root.addEventListener('focusout', noteOld as EventListener, listening)
    }
    return () => listening.abort()
  }, [editor])
  return hasFocus
}
