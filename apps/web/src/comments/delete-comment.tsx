import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
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
  /** What has the focus once the comment is no more. */
  findNext: () => HTMLElement | null
  onDeleted: () => void
  onClose: () => void
}

/** Asks whether a comment is to be deleted: nothing brings it back. It stays open when that fails, and says why. */
export function DeleteComment({ task, comment, findNext, onDeleted, onClose }: DeleteCommentProps) {
  const say = useSay()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const next = useRef<HTMLElement>(null)

  async function remove(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const failure = await deleteComment(task, comment.id)
    setBusy(false)
    if (failure !== null) return setProblem(failure)
    next.current = findNext()
    onDeleted()
  }

  return (
    // It waits for the answer: closed, it could not say that nothing was deleted.
    <AlertDialog.Root open onOpenChange={open => open || isBusy || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" forceRender />
        <AlertDialog.Popup className="dialog" finalFocus={() => next.current ?? true}>
          <AlertDialog.Title className="dialog-title">{say(deleteCommentTitle)}</AlertDialog.Title>
          <AlertDialog.Description>{say(deletedForEver)}</AlertDialog.Description>
          <div role="status" className="comment-problem">
            {problem !== null && say(notDeleted(problem))}
          </div>
          <div className="dialog-actions">
            <AlertDialog.Close className="button button-plain" disabled={isBusy}>
              {say(cancelLabel)}
            </AlertDialog.Close>
            <Button className="button-danger" aria-busy={isBusy} onClick={() => void remove()}>
              {say(problem === null ? deleteLabel : retryLabel)}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
