import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import '../ui/button.css'
import { CopyButton } from '../ui/copy-button.tsx'
import { ConflictTexts } from './conflict-texts.tsx'
import type { TextSession } from './use-text-session.ts'
import '../ui/dialog.css'

/** The button that shows both texts of a conflict, and the dialog in which one is chosen. */
export function Conflict({ session }: { session: TextSession }) {
  const { state } = session
  if (state.status !== 'conflict') return null
  return (
    <Dialog.Root>
      <Dialog.Trigger className="button button-bare">Показать обе версии</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog conflict">
          <Dialog.Title className="dialog-title">Задачу изменили в другом окне</Dialog.Title>
          <Dialog.Close className="button icon-button conflict-close" aria-label="Закрыть">
            <X size={18} strokeWidth={1.75} aria-hidden />
          </Dialog.Close>
          <Dialog.Description className="conflict-words">
            Выберите, какая версия останется. Другую отложим: её можно будет вернуть.
          </Dialog.Description>
          <ConflictTexts key={state.theirs.version} mine={state.draft} theirs={state.theirs.html} />
          <div className="dialog-actions">
            <CopyButton html={state.draft} label="Скопировать мой текст" />
            <Dialog.Close className="button button-plain" onClick={session.takeTheirs}>
              Взять их
            </Dialog.Close>
            <Dialog.Close className="button button-primary" onClick={session.keepMine}>
              Записать мою
            </Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
