import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CommentItem } from './comment-item.tsx'
import './comments.css'
import { NewComment } from './new-comment.tsx'
import { OlderComments } from './older-comments.tsx'
import { StrandedDraft } from './stranded-draft.tsx'
import { newestDraft, strandedDrafts, useCommentDrafts } from './use-comment-drafts.ts'
import { useEditedComments } from './use-edited-comments.ts'
import { useComments } from './use-comments.ts'
import type { LoadedComments } from './use-comments.ts'
import { useSay } from '../language/use-say.ts'
import { retryLabel } from '../ui/messages.ts'
import { commentsNotLoaded, commentsTitle, loadingComments } from './messages.ts'

/** The comments of a task, the oldest first, and the place for the next one. */
export function Comments({ task }: { task: number }) {
  const say = useSay()
  const loaded = useComments(task)
  const { comments, older, error, reload } = loaded
  const drafts = useCommentDrafts(task)
  const count = older + (comments?.length ?? 0)
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className="comments-title">
        {say(commentsTitle)} {count > 0 && <span className="comments-count">{count}</span>}
      </h2>
      {comments && drafts && <CommentList task={task} comments={comments} loaded={loaded} drafts={drafts} />}
      {!comments && !error && <Skeleton label={say(loadingComments)} widths={[90, 70]} />}
      {!comments && error && (
        <Note title={say(commentsNotLoaded)} text={error.message} urgent>
          <Button onClick={reload}>{say(retryLabel)}</Button>
        </Note>
      )}
    </section>
  )
}

interface CommentListProps {
  task: number
  comments: readonly Comment[]
  loaded: LoadedComments
  drafts: readonly Draft[]
}

function CommentList({ task, comments, loaded, drafts }: CommentListProps) {
  const draftOf = (comment: Comment | null): Draft | null => newestDraft(drafts, { task, comment })
  const { shown, note } = useEditedComments(comments)
  return (
    <>
      <OlderComments {...loaded} />
      {shown.map(comment => (
        <CommentItem
          key={comment.id}
          task={task}
          comment={comment}
          draft={draftOf(comment)}
          onEdit={isEdited => note(comment, isEdited)}
          onSaved={loaded.put}
          onDeleted={() => loaded.remove(comment.id)}
        />
      ))}
      {strandedDrafts(drafts, shown, loaded.older === 0).map(draft => (
        <StrandedDraft key={draft.id} draft={draft} />
      ))}
      <NewComment task={task} draft={draftOf(null)} onAdded={loaded.put} />
    </>
  )
}
