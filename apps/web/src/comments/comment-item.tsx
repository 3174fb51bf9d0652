import { useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { KeptImages } from '../saving/kept-images.tsx'
import { momentWords } from '../saving/moment-words.ts'
import { Button } from '../ui/button.tsx'
import { useToday } from '../ui/use-today.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentText } from './comment-text.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { placeKey, useDraftWriter } from './use-comment-drafts.ts'
import { useFieldCode } from './use-field-code.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSay } from '../language/use-say.ts'
import { changeLabel, deleteLabel, editorNotOpened } from '../ui/messages.ts'
import {
  changeComment,
  changeNotSaved,
  changedAt,
  commentOf,
  continueLabel,
  deleteCommentLabel,
  dropChangeLabel,
} from './messages.ts'

interface CommentItemProps {
  task: number
  comment: Comment
  /** A change that was begun and never saved. */
  draft: Draft | null
  onEdit: (isEdited: boolean) => void
  onSaved: (comment: Comment) => void
  onDeleted: () => void
}

/** A comment, read; or changed where it stands. */
export function CommentItem({ task, comment, draft, onEdit, onSaved, onDeleted }: CommentItemProps) {
  const say = useSay()
  const { code, preload, load } = useFieldCode()
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const today = useToday()
  const isEdited = mode === 'edit' && code.name === 'here'

  const [buttonRef, expectFocus] = useReturnFocus()
  const article = useRef<HTMLElement>(null)
  const isGone = useRef(false)

  function read(): void {
    if (isGone.current) findNeighbour(article.current)?.focus()
    else expectFocus()
    setMode('read')
    onEdit(false)
  }

  function edit(): void {
    load()
    setMode('edit')
    onEdit(true)
  }

  return (
    <article
      ref={article}
      className="comment"
      tabIndex={-1}
      aria-label={say(commentOf(momentWords(new Date(comment.createdAt), today)))}
    >
      <CommentHead comment={comment}>
        {!isEdited && (
          <CommentActions
            editRef={buttonRef}
            isLoading={mode === 'edit' && code.name === 'loading'}
            onPreload={preload}
            onEdit={edit}
            onDelete={() => setMode('delete')}
          />
        )}
      </CommentHead>
      {isEdited ? (
        <CommentForm
          Field={code.Field}
          task={task}
          comment={comment}
          draft={draft}
          onSaved={saved => {
            read()
            onSaved(saved)
          }}
          onLeave={read}
          onGone={() => {
            isGone.current = true
            onDeleted()
          }}
        />
      ) : (
        <CommentText html={comment.html} />
      )}
      {!isEdited && <LeftBehind draft={draft} uploadsKey={placeKey({ task, comment })} onContinue={edit} />}
      <div role="status" className="comment-problem">
        {code.name === 'failed' && say(editorNotOpened)}
      </div>
      {mode === 'delete' && (
        <DeleteComment
          task={task}
          comment={comment}
          findNext={() => findNeighbour(article.current)}
          onDeleted={onDeleted}
          onClose={() => setMode('read')}
        />
      )}
    </article>
  )
}

interface CommentActionsProps {
  editRef: Ref<HTMLButtonElement>
  isLoading: boolean
  onPreload: () => void
  onEdit: () => void
  onDelete: () => void
}

function CommentActions({ editRef, isLoading, onPreload, onEdit, onDelete }: CommentActionsProps) {
  const say = useSay()
  return (
    <span className="comment-actions">
      <Button
        ref={editRef}
        variant="bare"
        aria-label={say(changeComment)}
        aria-busy={isLoading}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={onEdit}
      >
        {say(changeLabel)}
      </Button>
      <Button variant="bare" aria-label={say(deleteCommentLabel)} onClick={onDelete}>
        {say(deleteLabel)}
      </Button>
    </span>
  )
}

/** The next comment, else the one before, else the line for a new one. */
function findNeighbour(article: HTMLElement | null): HTMLElement | null {
  const { nextElementSibling: after, previousElementSibling: before } = article ?? {}
  const comment = [after, before].find(element => element?.matches('.comment'))
  return comment instanceof HTMLElement
    ? comment
    : (article?.parentElement?.querySelector<HTMLElement>('.comment-line') ?? null)
}

/** When a comment was written, and changed last. */
function CommentHead({ comment, children }: { comment: Comment; children: ReactNode }) {
  const say = useSay()
  const { createdAt, updatedAt, version } = comment
  const today = useToday()
  return (
    <header className="comment-head">
      <time dateTime={createdAt}>{say(momentWords(new Date(createdAt), today))}</time>
      {version > 1 && <span>· {say(changedAt(momentWords(new Date(updatedAt), today)))}</span>}
      {children}
    </header>
  )
}

interface LeftBehindProps {
  draft: Draft | null
  uploadsKey: string
  onContinue: () => void
}

/** Offers a change that was begun and never saved, and images of it that were not uploaded when its field was closed. */
function LeftBehind({ draft, uploadsKey, onContinue }: LeftBehindProps) {
  const say = useSay()
  const { remove } = useDraftWriter()
  return (
    <>
      {draft && (
        <div className="comment-draft">
          {say(changeNotSaved)}{' '}
          <Button variant="bare" onClick={onContinue}>
            {say(continueLabel)}
          </Button>{' '}
          <Button variant="bare" onClick={() => void remove(draft)}>
            {say(dropChangeLabel)}
          </Button>
        </div>
      )}
      <KeptImages className="comment-draft" uploadsKey={uploadsKey} onContinue={onContinue} />
    </>
  )
}
