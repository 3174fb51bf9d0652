import { focusedIn, targetOf, windowOf } from '../dom/root-of.ts'
import { isElement, isNode } from '../dom/kinds.ts'
import type { Command } from 'prosemirror-state'
import { useEffect, type RefObject } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { isOfField } from '../ui/popups/popup-container.tsx'

/** A window that has lost this much of its height shows a keyboard: px. */
const lowestKeyboard = 120

/**
 * On a phone the toolbar stands right above the keyboard while the text is edited. The field then has the attribute
 * `data-above-keyboard`, and `--tf-keyboard` is the height that the keyboard covers of the page.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>, editor: EditorContext): void {
  useEffect(() => {
    const around = bar.current?.parentElement
    const window = windowOf(around)
    const { document, visualViewport: viewport } = window
    if (!around || !viewport || !window.matchMedia('(pointer: coarse)').matches) return undefined
    // The toolbar may come when the text has the focus already.
    let isEditing = isInText(editor, focusedIn(document))
    let { width } = viewport
    // The keyboard may be there already; a page that is not laid out yet has another width, too.
    let fullHeight = window.innerWidth === width ? Math.max(viewport.height, window.innerHeight) : 0
    const place = (): void => {
      fullHeight = viewport.width === width ? Math.max(fullHeight, viewport.height) : viewport.height
      ;({ width } = viewport)
      // Zooming in makes the viewport smaller, too.
      const hasKeyboard = viewport.scale < 1.1 && fullHeight - viewport.height > lowestKeyboard
      const covered = document.documentElement.clientHeight - viewport.offsetTop - viewport.height
      around.style.setProperty('--tf-keyboard', `${Math.max(0, Math.round(covered))}px`)
      const wasAbove = around.hasAttribute('data-above-keyboard')
      const isAbove = around.toggleAttribute('data-above-keyboard', hasKeyboard && isEditing)
      // The toolbar may cover the caret that the browser has just brought into sight.
      if (isAbove && !wasAbove && isInText(editor, focusedIn(document))) editor.run(showCaret)
    }
    const noteFocus = (event: FocusEvent): void => {
      const target = targetOf(event)
      isEditing = isInText(editor, target) || (isEditing && isElement(target) && isOfField(around, target))
      place()
    }
    if (isEditing) place()
    document.addEventListener('focusin', noteFocus)
    viewport.addEventListener('resize', place)
    viewport.addEventListener('scroll', place)
    return () => {
      document.removeEventListener('focusin', noteFocus)
      viewport.removeEventListener('resize', place)
      viewport.removeEventListener('scroll', place)
    }
  }, [bar, editor])
}

const showCaret: Command = (state, dispatch) => {
  dispatch?.(state.tr.scrollIntoView())
  return true
}

function isInText({ view }: EditorContext, target: EventTarget | null): boolean {
  return isNode(target) && view?.dom.contains(target) === true
}
