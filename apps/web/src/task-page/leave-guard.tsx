import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { unsavedText } from '../saving/saving-state.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import type { TextSession } from './use-text-session.ts'
import { useUnloadGuard } from './use-unload-guard.ts'

/** Lets nobody leave with unsaved text unasked: saves first, and asks when that fails. */
export function LeaveGuard({ session }: { session: TextSession }) {
  const { state, field, save } = session
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    field.leave()
    return session.isUnsaved()
  })
  useUnloadGuard(session)

  const isHeld = blocker.state === 'blocked'
  const onHeld = useEffectEvent(save)
  useEffect(() => {
    if (isHeld) onHeld()
  }, [isHeld])

  const isSaved = unsavedText(state) === null
  useEffect(() => {
    if (blocker.state === 'blocked' && isSaved) blocker.proceed()
  }, [blocker, isSaved])

  return isHeld && <LeaveDialog session={session} onLeave={blocker.proceed} onStay={blocker.reset} />
}
