import { AlertDialog } from '@base-ui/react/alert-dialog'
import { savingWords } from '../saving/saving-words.ts'
import { unsavedText } from '../saving/saving-state.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import type { DescriptionController } from './use-description-controller.ts'
import '../ui/dialog.css'

interface LeaveDialogProps {
  controller: DescriptionController
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave with text that could not be saved; whoever leaves finds it among the drafts. */
export function LeaveDialog({ controller, onLeave, onStay }: LeaveDialogProps) {
  const { state, drafts, images } = controller
  const isKept = drafts.keeping !== 'failed'
  const { text, tone } = savingWords(state, useToday(), images)
  const draft = unsavedText(state) ?? ''

  async function leave(): Promise<void> {
    if ((await drafts.settled()) || !isKept) onLeave()
  }

  return (
    <AlertDialog.Root open={tone === 'danger' || images.pending > 0} onOpenChange={open => open || onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">Уйти с несохранённым текстом?</AlertDialog.Title>
          <AlertDialog.Description>
            {text} {whatStays(unsavedText(state) !== null, isKept)}
          </AlertDialog.Description>
          <div className="dialog-actions">
            <CopyButton html={draft} label="Скопировать текст" />
            <Button onClick={() => void leave()}>{isKept ? 'Уйти' : 'Уйти без сохранения'}</Button>
            <AlertDialog.Close className="button button-primary">Остаться</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function whatStays(hasUnsavedText: boolean, isKept: boolean): string {
  if (!hasUnsavedText) return imagesKept
  return isKept ? kept : notKept
}

const imagesKept =
  'Файлы останутся на этом устройстве, и загрузка продолжится, когда вы снова откроете описание.'
const kept = 'Текст останется на этом устройстве, и его можно будет вернуть.'
const notKept =
  'Браузер не может хранить текст на этом устройстве. Скопируйте его: когда вы закроете вкладку, он пропадёт.'
