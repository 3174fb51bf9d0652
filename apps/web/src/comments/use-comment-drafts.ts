import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Comment } from '../api/comments.ts'
import { announceDrafts, onDraftsAnnounced } from '../drafts/between-tabs.ts'
import { deviceDrafts } from '../drafts/device-drafts.ts'
import type { Draft } from '../drafts/draft.ts'
import { draftDeadline } from '../drafts/draft.ts'
import { useReleases } from '../drafts/use-releases.ts'
import type { SavedText } from '../saving/saving-state.ts'
import { partForeign } from './form-draft-lock.ts'
import type { FormDrafts } from './form-draft-lock.ts'

/** A comment of a task, or the one that is being written: `null`. */
export interface CommentPlace {
  task: number
  comment: Comment | null
}

const queryKey = (task: number) => ['drafts', task, 'comment']

/** Names a place on this device, for its draft and for its images. */
export function placeKey({ task, comment }: CommentPlace): string {
  return `task-${task}-comment-${comment?.id ?? 'new'}`
}

/** The place that a draft belongs to: each page that writes there has a draft of its own. */
const placeOf = ({ id }: Draft): string => id.replace(/\..*$/, '')

/** The drafts of a task's comments that no other page writes, the newest first; `null` until the device has told them. */
export function useCommentDrafts(task: number): readonly Draft[] | null {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: queryKey(task), queryFn: () => readDrafts(task), gcTime: 0 })
  const refetch = useEffectEvent(() => void client.invalidateQueries({ queryKey: queryKey(task) }))
  useEffect(() => onDraftsAnnounced(() => refetch()), [])
  useReleases(data?.foreign ?? none)
  return data?.offered ?? null
}

const none: readonly Draft[] = []

async function readDrafts(task: number): Promise<FormDrafts> {
  const drafts = await deviceDrafts.list({ task, field: 'comment' })
  const fresh = drafts.filter(({ changedAt }) => changedAt >= draftDeadline(Date.now()))
  return partForeign(fresh.toSorted((one, other) => other.changedAt - one.changedAt))
}

/** The draft to go on with at a place; the others are offered once it is sent. */
export function newestDraft(drafts: readonly Draft[], place: CommentPlace): Draft | null {
  return drafts.find(draft => placeOf(draft) === placeKey(place)) ?? null
}

/** The drafts of comments that are no more; `isWhole`: whether none is older than these. */
export function strandedDrafts(
  drafts: readonly Draft[],
  comments: readonly Comment[],
  isWhole: boolean,
): Draft[] {
  const oldest = isWhole ? 0 : (comments[0]?.id ?? 0)
  const places = new Set(comments.map(({ id }) => String(id)))
  return drafts.filter(draft => {
    const comment = placeOf(draft).replace(/^.*-/, '')
    return comment !== 'new' && Number(comment) >= oldest && !places.has(comment)
  })
}

/** What is written, the text that it was written over, and the name under which it was sent. */
export interface Written {
  id: string
  html: string
  base: SavedText
  key: string | null
}

/** Keeps what is written, and lets go of it. */
export interface DraftWriter {
  /** `false`: the browser keeps nothing, and only this page has the text. */
  keep: (place: CommentPlace, written: Written) => Promise<boolean>
  /** Gives a draft another name, under which no other page offers it. */
  takeOver: (draft: Draft, id: string) => Promise<void>
  remove: (draft: Pick<Draft, 'task' | 'id'>) => Promise<void>
}

export function useDraftWriter(): DraftWriter {
  const client = useQueryClient()
  const announce = (task: number): Promise<void> => client.invalidateQueries({ queryKey: queryKey(task) })
  const isListed = (task: number, id: string): boolean =>
    client.getQueryData<FormDrafts>(queryKey(task))?.offered.some(draft => draft.id === id) === true
  return {
    async keep({ task }, { id, html, base, key }) {
      const { html: was, version, updatedAt } = base
      const isKept = await deviceDrafts.put({
        id,
        task,
        field: 'comment',
        kind: 'unsaved',
        html,
        base: { html: was, version, updatedAt },
        changedAt: Date.now(),
        ...(key !== null && { key }),
      })
      // Other pages wait for the end of this one from the first word on.
      if (!isListed(task, id)) announceDrafts()
      await announce(task)
      return isKept
    },
    async takeOver(draft, id) {
      await deviceDrafts.put({ ...draft, id })
      await deviceDrafts.remove(draft.id)
      announceDrafts()
    },
    async remove({ task, id }) {
      await deviceDrafts.remove(id)
      announceDrafts()
      await announce(task)
    },
  }
}
