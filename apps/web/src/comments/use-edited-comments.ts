import { useState } from 'react'
import type { Comment } from '../api/comments.ts'

interface EditedComments {
  /** The comments, with those that are being changed though they were deleted elsewhere, the oldest first. */
  shown: readonly Comment[]
  /** Says whether a comment is being changed. */
  note: (comment: Comment, isEdited: boolean) => void
}

/** Keeps a comment on the page for as long as somebody writes in it. */
export function useEditedComments(comments: readonly Comment[]): EditedComments {
  const [edited, setEdited] = useState<readonly Comment[]>([])
  const known = new Set(comments.map(({ id }) => id))
  const deleted = edited.filter(({ id }) => !known.has(id))
  return {
    shown: [...comments, ...deleted].toSorted((one, other) => one.id - other.id),
    note: (comment, isEdited) =>
      setEdited(before => {
        const others = before.filter(({ id }) => id !== comment.id)
        return isEdited ? [...others, comment] : others
      }),
  }
}
