import type { FieldHandle } from '@taskfield/editor'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { addComment, changeComment } from '../api/comments.ts'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import type { CommentPlace } from './use-comment-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Where a comment that is being written stands. */
export type FormState =
  | { name: 'writing' | 'sending' }
  /** Somebody has deleted the comment: what was written can be sent as a new one. */
  | { name: 'gone' }
  | { name: 'failed'; message: string }
  | { name: 'conflict'; theirs: Comment }

export interface CommentForm {
  state: FormState
  /** Whether what was written outlives the page. */
  isKept: boolean
  change: (html: string) => void
  send: (html: string) => void
  /** Sends what the field holds, as its key does. */
  submit: () => void
  /** The field is closed; what was written stays on the device, unless it is what the server has. */
  leave: () => void
  /** Of the field, which the form commands. */
  handle: RefObject<FieldHandle | null>
}

interface FormOptions extends CommentPlace {
  /** What was written before and never sent: it was written over an older text, perhaps. */
  draft: Draft | null
  onSaved: (comment: Comment) => void
  onLeave: () => void
  /** Somebody has deleted the comment; what was written can still be sent as a new one. */
  onGone?: () => void
}

/** What a new comment is written over. */
const nothing: SavedText = { html: '', version: 0, updatedAt: '' }

/** Writes one comment: keeps what is typed on the device until the server has it. */
export function useCommentForm(options: FormOptions): CommentForm {
  const { task, comment, draft, onSaved, onLeave, onGone } = options
  const [state, setState] = useState<FormState>({ name: 'writing' })
  const handle = useRef<FieldHandle>(null)
  const [base] = useState(draft?.base ?? comment ?? nothing)
  const { isKept, change, name, forget } = useFormDraft({ task, comment }, base, draft)
  // A second key or press may come before anything is drawn anew.
  const isSending = useRef(false)
  // Also a change of a comment that somebody has deleted.
  const isNew = useRef(comment === null)

  async function send(html: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState({ name: 'sending' })
    const theirs = state.name === 'conflict' ? state.theirs : null
    const known = theirs ?? (isNew.current ? null : comment)
    const answer = known
      ? await changeComment(task, known.id, { html, baseVersion: (theirs ?? base).version })
      : await addComment(task, html, await name(html))
    if (answer.kind === 'saved') {
      await forget()
      onSaved(answer.saved)
      return
    }
    isSending.current = false
    const next = stateAfter(answer, known !== null)
    setState(next)
    if (next.name !== 'gone') return
    isNew.current = true
    onGone?.()
  }

  useFocusBack(handle, state.name !== 'writing' && state.name !== 'sending')

  return {
    state,
    isKept,
    change,
    send: html => void send(html),
    submit: () => handle.current?.send(),
    leave() {
      handle.current?.flush()
      onLeave()
    },
    handle,
  }
}

type Unsaved = Exclude<SaveAnswer<Comment>, { kind: 'saved' }>

function stateAfter(answer: Unsaved, isChange: boolean): FormState {
  if (answer.kind === 'conflict') return { name: 'conflict', theirs: answer.theirs }
  const { isGone, message } = answer.problem
  return isChange && isGone === true ? { name: 'gone' } : { name: 'failed', message }
}

/** A field that is only read while it is sent loses the focus. */
function useFocusBack(handle: RefObject<FieldHandle | null>, isBack: boolean): void {
  useEffect(() => {
    if (isBack) handle.current?.focus()
  }, [handle, isBack])
}
