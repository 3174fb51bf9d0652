import { useEffect, useEffectEvent } from 'react'
import type { DescriptionController } from './use-description-controller.ts'

/**
 * While the field is open: saves when the page is put out of sight, and makes the browser ask before it closes a page
 * with unsaved text.
 */
export function useUnloadGuard(controller: DescriptionController): void {
  const isOpen = controller.field.stage.name === 'open'

  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!controller.isUnsaved()) return
    event.preventDefault()
    controller.save()
  })
  const onHide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && controller.isUnsaved()) controller.save()
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
