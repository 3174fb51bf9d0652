import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { deleteComment } from '../api/comments.ts'
import type { Comment } from '../api/comments.ts'
import { Button } from '../ui/button.tsx'
import '../ui/dialog.css'

interface DeleteCommentProps {
  task: number
  comment: Comment
  onDeleted: () => void
  onClose: () => void
}

/** Asks whether a comment is to be deleted: nothing brings it back. It stays open when that fails, and says why. */
export function DeleteComment({ task, comment, onDeleted, onClose }: DeleteCommentProps) {
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
          <AlertDialog.Title className="dialog-title">Удалить комментарий?</AlertDialog.Title>
          <AlertDialog.Description>Вернуть его будет нельзя.</AlertDialog.Description>
          <div role="status" className="comment-problem">
            {problem !== null && `Не удалось удалить. ${problem}`}
          </div>
          <div className="dialog-actions">
            <AlertDialog.Close className="button button-plain">Отмена</AlertDialog.Close>
            <Button className="button-danger" aria-busy={isBusy} onClick={() => void remove()}>
              {problem === null ? 'Удалить' : 'Повторить'}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
