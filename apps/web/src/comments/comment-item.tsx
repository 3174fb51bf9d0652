import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { momentWords } from '../saving/moment-words.ts'
import { Button } from '../ui/button.tsx'
import { useToday } from '../ui/use-today.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentText } from './comment-text.tsx'
import { DeleteComment } from './delete-comment.tsx'
import type { CommentPlace } from './use-comment-drafts.ts'
import { useDraftWriter } from './use-comment-drafts.ts'
import { useFieldCode } from './use-field-code.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface CommentItemProps {
  task: number
  comment: Comment
  /** A change that was begun and never saved. */
  draft: Draft | null
  onSaved: (comment: Comment) => void
  onDeleted: () => void
}

/** A comment, read; or changed where it stands. */
export function CommentItem({ task, comment, draft, onSaved, onDeleted }: CommentItemProps) {
  const { code, preload, load } = useFieldCode()
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const today = useToday()
  const isEdited = mode === 'edit' && code.name === 'here'

  const [buttonRef, expectFocus] = useReturnFocus()

  function read(): void {
    expectFocus()
    setMode('read')
  }

  function edit(): void {
    load()
    setMode('edit')
  }

  return (
    <article
      className="comment"
      tabIndex={-1}
      aria-label={`Комментарий, ${momentWords(new Date(comment.createdAt), today)}`}
    >
      <CommentHead comment={comment}>
        {!isEdited && (
          <span className="comment-actions">
            <Button
              ref={buttonRef}
              variant="bare"
              aria-label="Изменить комментарий"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={edit}
            >
              Изменить
            </Button>
            <Button variant="bare" aria-label="Удалить комментарий" onClick={() => setMode('delete')}>
              Удалить
            </Button>
          </span>
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
        />
      ) : (
        <CommentText html={comment.html} />
      )}
      {draft && !isEdited && <UnsavedChange {...{ task, comment }} onContinue={edit} />}
      <div role="status" className="comment-problem">
        {code.name === 'failed' && 'Не удалось открыть редактор. Возможно, нет связи с сервером.'}
      </div>
      {mode === 'delete' && (
        <DeleteComment task={task} comment={comment} onDeleted={onDeleted} onClose={() => setMode('read')} />
      )}
    </article>
  )
}

/** When a comment was written, and changed last. */
function CommentHead({ comment, children }: { comment: Comment; children: ReactNode }) {
  const { createdAt, updatedAt, version } = comment
  const today = useToday()
  return (
    <header className="comment-head">
      <time dateTime={createdAt}>{momentWords(new Date(createdAt), today)}</time>
      {version > 1 && <span>· изменён {momentWords(new Date(updatedAt), today)}</span>}
      {children}
    </header>
  )
}

interface UnsavedChangeProps extends CommentPlace {
  onContinue: () => void
}

/** Offers a change that was begun and never saved. */
function UnsavedChange({ task, comment, onContinue }: UnsavedChangeProps) {
  const { forget } = useDraftWriter()
  return (
    <div className="comment-draft">
      Правка не сохранена. Она есть только на этом устройстве.{' '}
      <Button variant="bare" onClick={onContinue}>
        Продолжить
      </Button>{' '}
      <Button variant="bare" onClick={() => void forget({ task, comment })}>
        Отменить правку
      </Button>
    </div>
  )
}
