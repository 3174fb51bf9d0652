import { useQuery, useQueryClient } from '@tanstack/react-query'
import { commentsQuery } from '../api/queries.ts'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CommentItem } from './comment-item.tsx'
import './comments.css'
import { NewComment } from './new-comment.tsx'
import { StrandedDraft } from './stranded-draft.tsx'
import { placeKey, strandedDrafts, useCommentDrafts } from './use-comment-drafts.ts'
import type { CommentDrafts } from './use-comment-drafts.ts'

/** The comments of a task, the oldest first, and the place for the next one. */
export function Comments({ task }: { task: number }) {
  const { data, error, refetch } = useQuery(commentsQuery(task))
  const drafts = useCommentDrafts(task)
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className="comments-title">
        Комментарии {data && data.length > 0 && <span className="comments-count">{data.length}</span>}
      </h2>
      {data && drafts && <CommentList task={task} comments={data} drafts={drafts} />}
      {!data && !error && <Skeleton label="Загружаем комментарии" widths={[90, 70]} />}
      {!data && error && (
        <Note title="Не удалось загрузить комментарии" text={error.message} urgent>
          <Button onClick={() => void refetch()}>Повторить</Button>
        </Note>
      )}
    </section>
  )
}

interface CommentListProps {
  task: number
  comments: readonly Comment[]
  drafts: CommentDrafts
}

function CommentList({ task, comments, drafts }: CommentListProps) {
  const client = useQueryClient()
  const draftOf = (comment: Comment | null): Draft | null => drafts.get(placeKey({ task, comment })) ?? null

  function update(change: (comments: readonly Comment[]) => Comment[]): void {
    client.setQueryData(commentsQuery(task).queryKey, (before = []) => change(before))
  }

  return (
    <>
      {comments.map(comment => (
        <CommentItem
          key={comment.id}
          task={task}
          comment={comment}
          draft={draftOf(comment)}
          onSaved={saved => update(before => before.map(each => (each.id === saved.id ? saved : each)))}
          onDeleted={() => update(before => before.filter(({ id }) => id !== comment.id))}
        />
      ))}
      {strandedDrafts(drafts, comments).map(draft => (
        <StrandedDraft key={draft.id} draft={draft} />
      ))}
      <NewComment
        task={task}
        draft={draftOf(null)}
        onAdded={added => update(before => [...before.filter(({ id }) => id !== added.id), added])}
      />
    </>
  )
}
