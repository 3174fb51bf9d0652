import { useLayoutEffect, type RefObject } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { boxOf, uncover, type Box } from '../../core/selection/scroll-into-sight.ts'
import { findOf } from './find-state.ts'

/** A text must be higher than the bar by this much for it to stand over the text: px. */
const minFreeHeight = 64

type Place = 'top' | 'bottom' | 'below'

/**
 * Keeps the bar out of the way. It stands over the upper corner of the text, takes no room of its own and moves nothing. Where
 * the current match, or the caret that is being moved, cannot be scrolled out from below it, it goes to the lower corner and
 * back; below a text that is hardly higher than the bar it hangs under the field.
 */
export function useBarPlace(bar: RefObject<HTMLElement | null>, editor: EditorContext): void {
  useLayoutEffect(() => {
    const element = bar.current
    const { view } = editor
    if (!element || !view) return undefined
    let frame = 0
    const put = (place: Place): void => {
      element.dataset['place'] = place
    }
    const measure = (): void => {
      const { offsetHeight } = element
      element.style.setProperty('--tf-find-height', `${offsetHeight}px`)
      const isLow = view.dom.offsetHeight < offsetHeight + minFreeHeight
      if (isLow) put('below')
      else if (element.dataset['place'] !== 'bottom') put('top')
    }
    const step = (): void => {
      const { place } = element.dataset
      const shown = shownBox(editor)
      if (place === 'below' || !shown || !overlap(shown, element.getBoundingClientRect())) return
      put(place === 'top' ? 'bottom' : 'top')
      // A phone's keyboard may leave so little that it is covered there, too.
      uncover(view, shown)
    }
    // In the first frame what is gone to is scrolled into sight.
    const later = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(step)
      })
    }
    measure()
    later()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(view.dom)
    const unsubscribe = editor.subscribe(later)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unsubscribe()
    }
  }, [bar, editor])
}

/** Where the caret stands while the text is edited, else the current match. */
function shownBox({ view, state }: EditorContext): Box | null {
  if (!view) return null
  if (view.hasFocus()) return boxOf(view, state.selection.head, state.selection.head)
  const find = findOf(state)
  const match = find?.matches[find.current]
  return match ? boxOf(view, match.from, match.to) : null
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
