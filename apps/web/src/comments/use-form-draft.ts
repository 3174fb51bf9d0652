import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { createDraftId } from '../drafts/draft.ts'
import type { Draft } from '../drafts/draft.ts'
import type { SavedText } from '../saving/saving-state.ts'
import { holdFormDraft } from './form-draft-lock.ts'
import { placeKey, useDraftWriter } from './use-comment-drafts.ts'
import type { CommentPlace } from './use-comment-drafts.ts'

/** What is written in a form, on the device. */
export interface FormDraft {
  /** Whether what was written outlives the page. */
  isKept: boolean
  change: (html: string) => void
  /** Gives the name under which a new comment is added, and keeps it with the text before it is sent. */
  name: (html: string) => Promise<string>
  forget: () => Promise<void>
}

/** Keeps what a form holds as a draft of its own, which takes the place of the one that it goes on with. */
export function useFormDraft(place: CommentPlace, base: SavedText, draft: Draft | null): FormDraft {
  const [isKept, setKept] = useState(true)
  const writer = useDraftWriter()
  // Each page writes its own: forms of two pages at one place would overwrite each other.
  const [id] = useState(() => `${placeKey(place)}.${createDraftId()}`)
  // Once sent it stays: the server may have the comment though nobody heard of it.
  const key = useRef(draft?.key ?? null)
  const work = useRef<Work>(Promise.resolve())

  function follow<Result>(step: Promise<Result>): Promise<Result> {
    work.current = Promise.all([work.current, step]).then(() => undefined)
    return step
  }

  useEffect(() => {
    const release = holdFormDraft(id)
    return () => void release(() => settled(work))
  }, [id])

  const goOn = useEffectEvent(() => draft && void follow(writer.takeOver(draft, id)))
  useEffect(() => void goOn(), [])

  async function keep(html: string): Promise<void> {
    setKept(await follow(writer.keep(place, { id, html, base, key: key.current })))
  }

  const forget = (): Promise<void> => follow(writer.remove({ task: place.task, id }))

  return {
    isKept,
    change: html =>
      void (html === (place.comment?.html ?? '') ? forget().then(() => setKept(true)) : keep(html)),
    name: async html => {
      key.current ??= createDraftId()
      await keep(html)
      return key.current
    },
    forget,
  }
}

/** What is being written to the device. */
type Work = Promise<void>

/** Resolves once all is written, also what the field tells as it goes from the page. */
async function settled(work: RefObject<Work>): Promise<void> {
  let last: Work | null = null
  while (last !== work.current) {
    last = work.current
    // oxlint-disable-next-line no-await-in-loop -- more may have come meanwhile
    await last
  }
}
