import { Type } from 'typebox'
import { id } from '../http/ids.ts'

const html = Type.String()
const version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const moment = Type.String({ format: 'date-time' })

/** The parameters of one comment's address. */
export const commentParams = Type.Object({ id, comment: id })

/** The body that adds a comment: its HTML, and the sender's own name for it, of letters, digits and hyphens. */
export const newComment = Type.Object({
  html,
  key: Type.String({ pattern: '^[0-9A-Za-z-]+$', maxLength: 64 }),
})

/** The body that changes one: the HTML, and the version that was edited. */
export const commentDraft = Type.Object({ html, baseVersion: version })

/** A comment as it is stored now. */
export const storedComment = Type.Object({
  id,
  html,
  version: Type.Integer(),
  createdAt: moment,
  updatedAt: moment,
})

/** The newest comments are asked for, or those before the comment with the id `before`. */
export const commentListQuery = Type.Object({ before: Type.Optional(id) })

/** Some comments of a task, the oldest first, and how many are `older` than these. */
export const commentList = Type.Object({ results: Type.Array(storedComment), older: Type.Integer() })

/** The response to a change whose `baseVersion` is not the current one, with what is stored. */
export const commentConflict = Type.Object({
  error: Type.Object({ code: Type.String(), message: Type.String() }),
  current: storedComment,
})
