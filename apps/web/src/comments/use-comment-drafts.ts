import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '../api/comments.ts'
import { deviceDrafts } from '../drafts/device-drafts.ts'
import type { Draft } from '../drafts/draft.ts'
import { draftDeadline } from '../drafts/draft.ts'
import type { SavedText } from '../saving/saving-state.ts'

/** A comment of a task, or the one that is being written: `null`. */
export interface CommentPlace {
  task: number
  comment: Comment | null
}

/** What of a task's comments stands on this device only, by its place. */
export type CommentDrafts = ReadonlyMap<string, Draft>

const queryKey = (task: number) => ['drafts', task, 'comment']

/** Names a place on this device, for its draft and for its images. */
export function placeKey({ task, comment }: CommentPlace): string {
  return `task-${task}-comment-${comment?.id ?? 'new'}`
}

/** The drafts of a task's comments; `null` until the device has told them. */
export function useCommentDrafts(task: number): CommentDrafts | null {
  const { data = null } = useQuery({ queryKey: queryKey(task), queryFn: () => readDrafts(task), gcTime: 0 })
  return data
}

async function readDrafts(task: number): Promise<CommentDrafts> {
  const drafts = await deviceDrafts.list({ task, field: 'comment' })
  const fresh = drafts.filter(({ changedAt }) => changedAt >= draftDeadline(Date.now()))
  return new Map(fresh.map(draft => [draft.id, draft]))
}

/** The drafts of comments that are no more; `isWhole`: whether none is older than these. */
export function strandedDrafts(
  drafts: CommentDrafts,
  comments: readonly Comment[],
  isWhole: boolean,
): Draft[] {
  const oldest = isWhole ? 0 : (comments[0]?.id ?? 0)
  const places = new Set(comments.map(({ id }) => String(id)))
  return [...drafts.values()].filter(({ id }) => {
    const comment = id.slice(id.lastIndexOf('-') + 1)
    return comment !== 'new' && Number(comment) >= oldest && !places.has(comment)
  })
}

/** What is written, the text that it was written over, and the name under which it was sent. */
export interface Written {
  html: string
  base: SavedText
  key: string | null
}

/** Keeps what is written, and lets go of it. */
export interface DraftWriter {
  /** `false`: the browser keeps nothing, and only this page has the text. */
  keep: (place: CommentPlace, written: Written) => Promise<boolean>
  forget: (place: CommentPlace) => Promise<void>
  /** Deletes a draft whose comment is no more. */
  remove: (draft: Draft) => Promise<void>
}

export function useDraftWriter(): DraftWriter {
  const client = useQueryClient()
  const announce = ({ task }: { task: number }): Promise<void> =>
    client.invalidateQueries({ queryKey: queryKey(task) })
  return {
    async keep(place, { html, base, key }) {
      const { html: was, version, updatedAt } = base
      const isKept = await deviceDrafts.put({
        id: placeKey(place),
        task: place.task,
        field: 'comment',
        kind: 'unsaved',
        html,
        base: { html: was, version, updatedAt },
        changedAt: Date.now(),
        ...(key !== null && { key }),
      })
      await announce(place)
      return isKept
    },
    async forget(place) {
      await deviceDrafts.remove(placeKey(place))
      await announce(place)
    },
    async remove(draft) {
      await deviceDrafts.remove(draft.id)
      await announce(draft)
    },
  }
}
