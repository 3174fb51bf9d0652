import { windowOf } from '../../dom/root-of.ts'
import { useEffect } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'

/** Keeps the messages above a phone's keyboard, and above the toolbar that stands on it. */
export function useRoomBelow(place: HTMLElement | null, editor: EditorContext): void {
  useEffect(() => {
    const { document, visualViewport: viewport } = windowOf(place)
    if (!place || !viewport) return undefined
    const measure = (): void => {
      const covered = document.documentElement.clientHeight - viewport.offsetTop - viewport.height
      // Zooming in makes the viewport smaller, too.
      const room = viewport.scale < 1.1 ? Math.max(0, covered) : 0
      place.style.setProperty('--tf-toast-room', `${Math.round(room + heightOfBar(editor))}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [place, editor])
}

/** How high the toolbar is that stands above the keyboard: px. */
function heightOfBar({ view }: EditorContext): number {
  const bar = view?.dom.closest('[data-above-keyboard]')?.querySelector(':scope > .tf-toolbar')
  return bar?.getBoundingClientRect().height ?? 0
}
