import { isLong } from '../descriptions/is-long.ts'
import type { Sanitizer } from '../descriptions/sanitizer.ts'
import { HttpError } from '../errors/http-error.ts'
import type { ChangeResult, Comment, CommentPlace, CommentRepository } from './repository.ts'

/** Adds and changes comments with the HTML that clients send. What is long is only read when the repository cannot answer before. */
export interface CommentWriter {
  add(
    taskId: number,
    sent: { key: string; html: string },
    signal: AbortSignal,
  ): ReturnType<CommentRepository['add']>
  change(
    place: CommentPlace,
    sent: { html: string; baseVersion: number },
    signal: AbortSignal,
  ): Promise<ChangeResult>
}

/** The writer over this repository. */
export function commentWriter(sanitize: Sanitizer, comments: CommentRepository): CommentWriter {
  return {
    add: async (taskId, { key, html }, signal): Promise<Comment | null> => {
      const known = isLong(html) ? await comments.addedBefore(taskId, key) : undefined
      return known === undefined
        ? comments.add(taskId, { key, html: await writtenHtml(sanitize, html, signal) })
        : known
    },
    change: async (place, { html, baseVersion }, signal) => {
      const known = isLong(html)
        ? await comments.resultBeforeReading(place, { html, baseVersion })
        : undefined
      return known === undefined
        ? comments.change(place, { html: await writtenHtml(sanitize, html, signal), baseVersion })
        : known
    },
  }
}

/** The HTML to store; a comment without content is refused. */
async function writtenHtml(sanitize: Sanitizer, html: string, signal: AbortSignal): Promise<string> {
  const written = await sanitize(html, signal)
  if (written === '') throw new HttpError('comment_empty')
  return written
}
