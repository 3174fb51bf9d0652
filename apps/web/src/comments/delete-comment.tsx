import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { deleteComment } from '../api/comments.ts'
import type { Comment } from '../api/comments.ts'
import { Button } from '../ui/button.tsx'
import '../ui/dialog.css'
import { useSay } from '../language/use-say.ts'
import { cancelLabel, deleteLabel, retryLabel } from '../ui/messages.ts'
import { deleteCommentTitle, deletedForEver, notDeleted } from './messages.ts'

interface DeleteCommentProps {
  task: number
  comment: Comment
  onDeleted: () => void
  onClose: () => void
}

/** Asks whether a comment is to be deleted: nothing brings it back. It stays open when that fails, and says why. */
export function DeleteComment({ task, comment, onDeleted, onClose }: DeleteCommentProps) {
  const say = useSay()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    const failure = await deleteComment(task, comment.id)
    setBusy(false)
    if (failure === null) onDeleted()
    else setProblem(failure)
  }

  return (
    <AlertDialog.Root open onOpenChange={open => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" forceRender />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{say(deleteCommentTitle)}</AlertDialog.Title>
          <AlertDialog.Description>{say(deletedForEver)}</AlertDialog.Description>
          <div role="status" className="comment-problem">
            {problem !== null && say(notDeleted(problem))}
          </div>
          <div className="dialog-actions">
            <AlertDialog.Close className="button button-plain">{say(cancelLabel)}</AlertDialog.Close>
            <Button className="button-danger" aria-busy={isBusy} onClick={() => void remove()}>
              {say(problem === null ? deleteLabel : retryLabel)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
