import { windowInUse } from '../../dom/root-of.ts'
import { useEffect } from 'react'
import type { ToastList } from '../../core/feature/toast-list.ts'

/**
 * Keeps an F6 for messages that are said but not drawn yet: a message is heard at once, and what draws it may still be
 * loading. The key is pressed again when it is there, unless the user has gone on with something else.
 */
export function useKeptKey(list: ToastList, isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn) return undefined
    let isKept = false
    const keep = (event: KeyboardEvent): void => {
      isKept = event.key === 'F6' && list.shown.length > 0
      // To the browser it is the way to its own bars.
      if (isKept) event.preventDefault()
    }
    const drop = (): void => void (isKept = false)
    const ending = new AbortController()
    const { signal } = ending
    const window = windowInUse()
    window.addEventListener('keydown', keep, { signal })
    for (const type of ['pointerdown', 'focusin']) window.addEventListener(type, drop, { signal })
    return () => {
      ending.abort()
      if (isKept) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }))
    }
  }, [list, isDrawn])
}
