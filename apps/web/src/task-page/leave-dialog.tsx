import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { savingWords } from '../saving/saving-words.ts'
import { unsavedText } from '../saving/saving-state.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import type { TextSession } from './use-text-session.ts'
import '../ui/dialog.css'

interface LeaveDialogProps {
  session: TextSession
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave with text that could not be saved; whoever leaves finds it set aside. */
export function LeaveDialog({ session, onLeave, onStay }: LeaveDialogProps) {
  const { state, setAside } = session
  const [isRoomLeft, setRoomLeft] = useState(true)
  const { text, tone } = savingWords(state, useToday())
  const draft = unsavedText(state) ?? ''

  function leave(): void {
    if (!isRoomLeft || setAside.put(draft)) onLeave()
    else setRoomLeft(false)
  }

  return (
    <AlertDialog.Root open={tone === 'danger'} onOpenChange={open => open || onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">Уйти с несохранённым текстом?</AlertDialog.Title>
          <AlertDialog.Description>
            {text} {isRoomLeft ? 'Если уйти, он будет отложен на этом устройстве.' : noRoom}
          </AlertDialog.Description>
          <div className="dialog-actions">
            <CopyButton html={draft} label="Скопировать текст" />
            <Button onClick={leave}>{isRoomLeft ? 'Уйти' : 'Уйти без текста'}</Button>
            <AlertDialog.Close className="button button-primary">Остаться</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const noRoom = 'Отложить его браузер не может: скопируйте текст, иначе он пропадёт.'
