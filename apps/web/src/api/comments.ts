import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import { request, RequestError } from './request.ts'
import { save } from './save.ts'

/** A comment of a task. The moments are ISO moments in UTC. */
export interface Comment extends SavedText {
  id: number
  createdAt: string
}

/** Some comments of a task, the oldest first; `older` is how many stand before them. */
export interface CommentPage {
  results: Comment[]
  older: number
}

/** Reads the newest comments, or those before the one with the id `before`. */
export function listComments(task: number, before: number | null): Promise<CommentPage> {
  return request('GET', `${pathOf(task)}${before === null ? '' : `?before=${before}`}`)
}

/**
 * Adds a comment, once for each key however often it is sent: one that an earlier attempt has added gets the text of this
 * one. A conflict is with whoever has changed it since. Never rejects.
 */
export async function addComment(task: number, html: string, key: string): Promise<SaveAnswer<Comment>> {
  const answer = await save<Comment>('POST', pathOf(task), { html, key })
  if (answer.kind !== 'saved' || answer.saved.html === html) return answer
  return changeComment(task, answer.saved.id, { html, baseVersion: 1 })
}

/** Changes a comment that was read at `baseVersion`. Never rejects. */
export function changeComment(
  task: number,
  comment: number,
  draft: { html: string; baseVersion: number },
): Promise<SaveAnswer<Comment>> {
  return save('PUT', pathOf(task, comment), draft)
}

/** Deletes a comment; `null` when it is gone, else why it is not. Never rejects. */
export async function deleteComment(task: number, comment: number): Promise<string | null> {
  try {
    await request('DELETE', pathOf(task, comment))
    return null
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return error.status === 404 ? null : error.message
  }
}

function pathOf(task: number, comment?: number): string {
  return `/api/v1/tasks/${task}/comments/${comment === undefined ? '' : `${comment}/`}`
}
