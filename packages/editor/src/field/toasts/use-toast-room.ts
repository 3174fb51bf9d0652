import { windowOf } from '../../dom/root-of.ts'
import { useEffect } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useHasCoarsePointer } from '../../ui/use-has-coarse-pointer.ts'

/** A toolbar within so much of the upper edge of the window is in the way of messages there: px. */
const nearTop = 100

/**
 * Gives the messages their room, `--tf-toast-room`. Under fingers they stand at the top, away from the keyboard and from what is written above it: below the head of
 * the page, the toolbar if it is there, and what the keyboard has moved out of sight. Elsewhere they stand at the foot, above a keyboard.
 */
export function useToastRoom(place: HTMLElement | null, editor: EditorContext): void {
  const isAtTop = useHasCoarsePointer()
  useEffect(() => {
    const { document, visualViewport: viewport } = windowOf(place)
    if (!place || !viewport) return undefined
    const head = editor.view && getComputedStyle(editor.view.dom).getPropertyValue('--tf-toolbar-top')
    if (isAtTop && head) place.style.setProperty('--tf-toolbar-top', head)
    const measure = (): void => {
      // Zooming in moves and shrinks what is seen, too.
      const seen =
        viewport.scale < 1.1 ? viewport : { offsetTop: 0, height: document.documentElement.clientHeight }
      const room = isAtTop
        ? Math.max(seen.offsetTop, bottomOfBar(editor, seen.offsetTop)) - place.getBoundingClientRect().top
        : document.documentElement.clientHeight - seen.offsetTop - seen.height
      place.style.setProperty('--tf-toast-room', `${Math.max(0, Math.round(room))}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [place, editor, isAtTop])
}

/** Where the toolbar ends that stands at the top of what is seen: px; 0 where none does. */
function bottomOfBar({ view }: EditorContext, top: number): number {
  const box = view?.dom.closest('.tf-field')?.querySelector(':scope > .tf-toolbar')?.getBoundingClientRect()
  return box && box.top < top + nearTop ? box.bottom : 0
}
