import { useState } from 'react'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { Button } from '../ui/button.tsx'
import type { CommentField } from './comment-field.tsx'
import { CommentText } from './comment-text.tsx'
import { placeKey } from './use-comment-drafts.ts'
import { useCommentForm } from './use-comment-form.ts'
import type { CommentForm as Form } from './use-comment-form.ts'

interface CommentFormProps {
  Field: typeof CommentField
  task: number
  /** The comment that is changed; `null` for a new one. */
  comment: Comment | null
  /** What was written before and never sent. */
  draft: Draft | null
  onSaved: (comment: Comment) => void
  onLeave: () => void
}

/** A comment that is being written, with the buttons that send it and put it away. */
export function CommentForm({ Field, task, comment, draft, onSaved, onLeave }: CommentFormProps) {
  const form = useCommentForm({ task, comment, draft, onSaved, onLeave })
  const [html] = useState(draft?.html ?? comment?.html ?? '')
  const isSending = form.state.name === 'sending'
  return (
    <div className="comment-form">
      <Field
        task={task}
        html={html}
        label={comment ? 'Правка комментария' : 'Новый комментарий'}
        readOnly={isSending}
        uploadsKey={placeKey({ task, comment })}
        onChange={form.change}
        onSend={form.send}
        onReady={form.onReady}
      />
      <div className="comment-form-actions">
        <Button variant="primary" aria-busy={isSending} onClick={form.submit}>
          {buttonLabel(form.state.name, comment !== null)}
        </Button>
        <Button onClick={form.leave} disabled={isSending}>
          {comment ? 'Отмена' : 'Свернуть'}
        </Button>
        <span className="comment-form-hint">Shift+Enter — {comment ? 'сохранить' : 'отправить'}</span>
      </div>
      <FormProblem form={form} isChange={comment !== null} />
    </div>
  )
}

function buttonLabel(state: Form['state']['name'], isChange: boolean): string {
  if (state === 'sending') return isChange ? 'Сохраняем…' : 'Отправляем…'
  if (state === 'conflict') return 'Сохранить мою'
  if (state === 'failed') return 'Повторить'
  return isChange ? 'Сохранить' : 'Отправить'
}

/** Why a comment is not sent, aloud; the text stays where it is. */
function FormProblem({ form: { state, isKept }, isChange }: { form: Form; isChange: boolean }) {
  return (
    <>
      <div role="status" className="comment-problem">
        {state.name === 'failed' &&
          `${isChange ? 'Не сохранено' : 'Не отправлено'}: ${lowerFirst(state.message)}. Текст цел.`}
        {state.name === 'conflict' && 'Комментарий изменили, пока вы писали. Ниже сохранённая версия.'}
        {!isKept && state.name !== 'sending' && ' Черновик не хранится на этом устройстве.'}
      </div>
      {state.name === 'conflict' && (
        <div className="comment-theirs">
          <CommentText html={state.theirs.html} />
        </div>
      )}
    </>
  )
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLocaleLowerCase('ru') + message.slice(1).replace(/\.$/, '')
}
