import { useEffect, useEffectEvent } from 'react'
import type { TextSession } from './use-text-session.ts'

/**
 * While the field is open: saves when the page is put out of sight, and makes the browser ask before it closes a page
 * with unsaved text.
 */
export function useUnloadGuard(session: TextSession): void {
  const isOpen = session.field.stage.name === 'open'

  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!session.isUnsaved()) return
    event.preventDefault()
    session.save()
  })
  const onHide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && session.isUnsaved()) session.save()
  })

  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent): void => onBeforeUnload(event)
    const save = (): void => onHide()
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', save)
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', save)
    }
  }, [isOpen])
}
