import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { unsavedText } from '../saving/saving-state.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { useUnloadGuard } from './use-unload-guard.ts'

/** Lets nobody leave with unsaved text unasked: saves first, and asks when that fails. */
export function LeaveGuard({ controller }: { controller: DescriptionController }) {
  const { state, images, field, save } = controller
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    field.leave()
    return controller.isUnsaved()
  })
  useUnloadGuard(controller)

  const isHeld = blocker.state === 'blocked'
  const onHeld = useEffectEvent(save)
  useEffect(() => {
    if (isHeld) onHeld()
  }, [isHeld])

  const isSaved = unsavedText(state) === null && images.pending === 0
  useEffect(() => {
    if (blocker.state === 'blocked' && isSaved) blocker.proceed()
  }, [blocker, isSaved])

  return isHeld && <LeaveDialog controller={controller} onLeave={blocker.proceed} onStay={blocker.reset} />
}
