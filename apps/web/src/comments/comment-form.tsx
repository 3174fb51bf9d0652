import { useRef, useState } from 'react'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { Button } from '../ui/button.tsx'
import type { CommentField } from './comment-field.tsx'
import { CommentText } from './comment-text.tsx'
import { placeKey } from './use-comment-drafts.ts'
import { useCommentForm } from './use-comment-form.ts'
import type { CommentForm as Form } from './use-comment-form.ts'
import { useSay } from '../language/use-say.ts'
import { type Message } from '@taskfield/editor'
import { cancelLabel, retryLabel } from '../ui/messages.ts'
import {
  changedComment,
  changedMeanwhile,
  deletedMeanwhile,
  draftNotKept,
  foldLabel,
  newComment,
  notSaved,
  notSent,
  saveHint,
  saveLabel,
  saveMineLabel,
  savingLabel,
  sendAsNewLabel,
  sendHint,
  sendLabel,
  sendingLabel,
} from './messages.ts'

interface CommentFormProps {
  Field: typeof CommentField
  task: number
  /** The comment that is changed; `null` for a new one. */
  comment: Comment | null
  /** What was written before and never sent. */
  draft: Draft | null
  onSaved: (comment: Comment) => void
  onLeave: () => void
  /** Somebody has deleted the comment. */
  onGone?: () => void
}

/** A comment that is being written, with the buttons that send it and put it away. */
export function CommentForm({ Field, ...options }: CommentFormProps) {
  const { task, comment, draft } = options
  const say = useSay()
  const form = useCommentForm(options)
  const [html] = useState(draft?.html ?? comment?.html ?? '')
  const actions = useRef<HTMLDivElement>(null)
  const isSending = form.state.name === 'sending'
  return (
    <div className="comment-form">
      <Field
        task={task}
        html={html}
        label={say(comment ? changedComment : newComment)}
        readOnly={isSending}
        uploadsKey={placeKey({ task, comment })}
        onChange={form.change}
        onSend={form.send}
        handle={form.handle}
        // At the end of the page only the caret would be in sight.
        onReady={() => actions.current?.scrollIntoView({ block: 'nearest' })}
      />
      <div ref={actions} className="comment-form-actions">
        <Button variant="primary" aria-busy={isSending} onClick={form.submit}>
          {say(buttonLabel(form.state.name, comment !== null))}
        </Button>
        <Button onClick={form.leave} disabled={isSending}>
          {say(comment ? cancelLabel : foldLabel)}
        </Button>
        <span className="comment-form-hint">{say(comment ? saveHint : sendHint)}</span>
      </div>
      <FormProblem form={form} isChange={comment !== null} />
    </div>
  )
}

function buttonLabel(state: Form['state']['name'], isChange: boolean): Message {
  if (state === 'sending') return isChange ? savingLabel : sendingLabel
  if (state === 'conflict') return saveMineLabel
  if (state === 'failed') return retryLabel
  if (state === 'gone') return sendAsNewLabel
  return isChange ? saveLabel : sendLabel
}

/** Why a comment is not sent, aloud; the text stays where it is. */
function FormProblem({ form: { state, isKept }, isChange }: { form: Form; isChange: boolean }) {
  const say = useSay()
  return (
    <>
      <div role="status" className="comment-problem">
        {state.name === 'failed' && say((isChange ? notSaved : notSent)(lowerFirst(state.message)))}
        {state.name === 'conflict' && say(changedMeanwhile)}
        {state.name === 'gone' && say(deletedMeanwhile)}
        {!isKept && state.name !== 'sending' && ` ${say(draftNotKept)}`}
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
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
}
