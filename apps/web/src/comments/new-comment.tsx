import { trustedHtml } from '@taskfield/document'
import { useState } from 'react'
import type { Comment } from '../api/comments.ts'
import type { Draft } from '../drafts/draft.ts'
import { keptWords } from '../saving/upload-words.ts'
import { useKeptImages } from '../saving/use-kept-images.ts'
import { Button } from '../ui/button.tsx'
import { CommentForm } from './comment-form.tsx'
import { placeKey } from './use-comment-drafts.ts'
import { useFieldCode } from './use-field-code.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSay } from '../language/use-say.ts'
import { editorNotOpened, retryLabel } from '../ui/messages.ts'
import { draftLabel, withoutWords, writeComment } from './messages.ts'

interface NewCommentProps {
  task: number
  /** What was written before and never sent. */
  draft: Draft | null
  onAdded: (comment: Comment) => void
}

/** The place for the next comment: one line, which becomes the field where it stands. */
export function NewComment({ task, draft, onAdded }: NewCommentProps) {
  const say = useSay()
  const { code, preload, load } = useFieldCode()
  const [isOpen, setOpen] = useState(false)
  const [lineRef, expectFocus] = useReturnFocus()
  const images = useKeptImages(placeKey({ task, comment: null }), !isOpen)

  function close(): void {
    expectFocus()
    setOpen(false)
  }

  if (isOpen && code.name === 'here') {
    return (
      <CommentForm
        Field={code.Field}
        task={task}
        comment={null}
        draft={draft}
        onSaved={comment => {
          close()
          onAdded(comment)
        }}
        onLeave={close}
      />
    )
  }

  function open(): void {
    load()
    setOpen(true)
  }

  return (
    <>
      <button
        ref={lineRef}
        type="button"
        className="comment-line"
        aria-busy={isOpen && code.name === 'loading'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <LineWords draft={draft} images={images} />
      </button>
      <div role="status" className="comment-problem">
        {isOpen && code.name === 'failed' && (
          <>
            {say(editorNotOpened)}{' '}
            <Button variant="bare" onClick={load}>
              {say(retryLabel)}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

interface LineWordsProps {
  draft: Draft | null
  /** How many images wait on this device. */
  images: number
}

/** What was begun, or that there is room for a comment. */
function LineWords({ draft, images }: LineWordsProps) {
  const say = useSay()
  if (!draft && images === 0) return say(writeComment)
  const words = draft && wordsOf(draft.html)
  return (
    <>
      <span className="comment-line-draft">{say(draftLabel)}</span>{' '}
      {words || say(images > 0 ? keptWords(images) : withoutWords)}
      {words && images > 0 && <span className="comment-line-images"> {say(keptWords(images))}</span>}
    </>
  )
}

function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html.slice(0, 4000)), 'text/html')
  for (const block of body.querySelectorAll('p, li, pre')) block.append(' ')
  return body.textContent.replace(/\s+/g, ' ').trim().slice(0, 200)
}
