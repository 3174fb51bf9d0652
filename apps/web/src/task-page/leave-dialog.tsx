import { AlertDialog } from '@base-ui/react/alert-dialog'
import { savingWords } from '../saving/saving-words.ts'
import { unsavedText } from '../saving/saving-state.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useToday } from '../ui/use-today.ts'
import type { DescriptionController } from './use-description-controller.ts'
import '../ui/dialog.css'
import { useSay } from '../language/use-say.ts'
import { type Message } from '@taskfield/editor'
import { copyTextLabel } from '../ui/messages.ts'
import {
  imagesKept,
  leaveLabel,
  leaveTitle,
  leaveUnsavedLabel,
  stayLabel,
  textKept,
  textNotKept,
} from './messages.ts'

interface LeaveDialogProps {
  controller: DescriptionController
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave with text that could not be saved; whoever leaves finds it among the drafts. */
export function LeaveDialog({ controller, onLeave, onStay }: LeaveDialogProps) {
  const say = useSay()
  const { state, drafts, images } = controller
  const isKept = drafts.keeping !== 'failed'
  const { text, tone } = savingWords(state, useToday(), images)
  const draft = unsavedText(state)

  async function leave(): Promise<void> {
    if ((await drafts.settled()) || !isKept) onLeave()
  }

  return (
    <AlertDialog.Root open={tone === 'danger' || images.pending > 0} onOpenChange={open => open || onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{say(leaveTitle)}</AlertDialog.Title>
          <AlertDialog.Description>
            {asSentence(say(text))} {say(whatStays(draft !== null, isKept))}
          </AlertDialog.Description>
          <div className="dialog-actions">
            {draft !== null && <CopyButton html={draft} label={say(copyTextLabel)} />}
            <Button onClick={() => void leave()}>{say(isKept ? leaveLabel : leaveUnsavedLabel)}</Button>
            <AlertDialog.Close className="button button-primary">{say(stayLabel)}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Words that stand by themselves elsewhere, with a stop before the next sentence. */
function asSentence(words: string): string {
  return /[.…]$/.test(words) ? words : `${words}.`
}

function whatStays(hasUnsavedText: boolean, isKept: boolean): Message {
  if (!hasUnsavedText) return imagesKept
  return isKept ? textKept : textNotKept
}
