import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useToday } from '../ui/use-today.ts'
import type { Draft } from './draft.ts'
import { draftTitle } from './draft-words.ts'
import '../ui/button.css'
import '../ui/dialog.css'
import { useSay } from '../language/use-say.ts'
import { cancelLabel, deleteLabel } from '../ui/messages.ts'
import { deleteDraftDescription, deleteDraftTitle } from './messages.ts'

interface DeleteDraftProps {
  draft: Draft
  onDelete: () => void
  onClose: () => void
}

/** Asks whether a draft is to be deleted: nothing brings it back. */
export function DeleteDraft({ draft, onDelete, onClose }: DeleteDraftProps) {
  const say = useSay()
  const title = draftTitle(draft, useToday())
  return (
    <AlertDialog.Root open onOpenChange={open => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" forceRender />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{say(deleteDraftTitle)}</AlertDialog.Title>
          <AlertDialog.Description>{say(deleteDraftDescription(title))}</AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Close className="button button-plain">{say(cancelLabel)}</AlertDialog.Close>
            <AlertDialog.Close className="button button-danger" onClick={onDelete}>
              {say(deleteLabel)}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
