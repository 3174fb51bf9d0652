import type { FieldHandle } from '@taskfield/editor'
import { useEffect, useRef, useState } from 'react'
import { addComment, changeComment } from '../api/comments.ts'
import type { Comment, SendAnswer } from '../api/comments.ts'
import { createDraftId } from '../drafts/draft.ts'
import type { Draft } from '../drafts/draft.ts'
import type { SavedText } from '../saving/saving-state.ts'
import type { CommentPlace } from './use-comment-drafts.ts'
import { useDraftWriter } from './use-comment-drafts.ts'

/** Where a comment that is being written stands. */
export type FormState =
  | { name: 'writing' | 'sending' }
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
  onReady: (handle: FieldHandle) => void
}

interface FormOptions extends CommentPlace {
  /** What was written before and never sent: it was written over an older text, perhaps. */
  draft: Draft | null
  onSaved: (comment: Comment) => void
  onLeave: () => void
}

/** What a new comment is written over. */
const nothing: SavedText = { html: '', version: 0, updatedAt: '' }

/** Writes one comment: keeps what is typed on the device until the server has it. */
export function useCommentForm({ task, comment, draft, onSaved, onLeave }: FormOptions): CommentForm {
  const [state, setState] = useState<FormState>({ name: 'writing' })
  const [isKept, setKept] = useState(true)
  const { keep, forget } = useDraftWriter()
  const handle = useRef<FieldHandle>(null)
  const [base] = useState(draft?.base ?? comment ?? nothing)
  const place = { task, comment }
  const request = useRequest(place)
  const saved = comment?.html ?? ''

  async function send(html: string): Promise<void> {
    if (state.name === 'sending') return
    setState({ name: 'sending' })
    const { version } = state.name === 'conflict' ? state.theirs : base
    const answer = await request(html, version)
    if (answer.kind === 'saved') {
      await forget(place)
      onSaved(answer.comment)
    } else if (answer.kind === 'conflict') setState({ name: 'conflict', theirs: answer.theirs })
    else setState({ name: 'failed', message: answer.message })
  }

  // A field that is only read while it is sent loses the focus.
  const isBack = state.name === 'failed' || state.name === 'conflict'
  useEffect(() => {
    if (isBack) handle.current?.focus()
  }, [isBack])

  return {
    state,
    isKept,
    change(html) {
      void (html === saved ? forget(place).then(() => true) : keep(place, html, base)).then(setKept)
    },
    send: html => void send(html),
    submit: () => handle.current?.send(),
    leave() {
      handle.current?.flush()
      onLeave()
    },
    onReady(ready) {
      handle.current = ready
    },
  }
}

/** Sends what was written over a version. */
function useRequest({
  task,
  comment,
}: CommentPlace): (html: string, baseVersion: number) => Promise<SendAnswer> {
  // The same text under the same name, so that one whose answer was lost is not there twice.
  const attempt = useRef<{ html: string; key: string } | null>(null)
  return (html, baseVersion) => {
    if (comment) return changeComment(task, comment.id, { html, baseVersion })
    if (attempt.current?.html !== html) attempt.current = { html, key: createDraftId() }
    return addComment(task, html, attempt.current.key)
  }
}
