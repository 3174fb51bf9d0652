import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { savingWords } from '../saving/saving-words.ts'
import { unsavedText } from '../saving/saving-state.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import { useUnloadGuard } from './use-unload-guard.ts'
import type { TextSession } from './use-text-session.ts'
import '../ui/dialog.css'

/** Lets nobody leave with unsaved text unasked: saves first, and asks when that fails. */
export function LeaveGuard({ session }: { session: TextSession }) {
  const { state, field, save, setAside } = session
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    field.leave()
    return session.isUnsaved()
  })
  const draft = unsavedText(state)
  useUnloadGuard(session)

  const isHeld = blocker.state === 'blocked'
  const onHeld = useEffectEvent(save)
  useEffect(() => {
    if (isHeld) onHeld()
  }, [isHeld])
  useEffect(() => {
    if (blocker.state === 'blocked' && draft === null) blocker.proceed()
  }, [blocker, draft])

  const { text, tone } = savingWords(state, useToday())
  return (
    <AlertDialog.Root open={isHeld && tone === 'danger'} onOpenChange={open => open || blocker.reset?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">Уйти с несохранённым текстом?</AlertDialog.Title>
          <AlertDialog.Description>
            {text} Если уйти, текст будет отложен на этом устройстве.
          </AlertDialog.Description>
          <div className="dialog-actions">
            <CopyButton html={draft ?? ''} label="Скопировать текст" />
            <Button
              onClick={() => {
                setAside.put(draft ?? '')
                blocker.proceed?.()
              }}
            >
              Уйти
            </Button>
            <AlertDialog.Close className="button button-primary">Остаться</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
