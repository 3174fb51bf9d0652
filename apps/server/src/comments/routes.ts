import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Sanitizer } from '../descriptions/sanitizer.ts'
import { errorResponse } from '../errors/error-response.ts'
import { HttpError } from '../errors/http-error.ts'
import { clientSignal } from '../http/client-signal.ts'
import { requireFreeSpace, type FreeBytes } from '../http/free-space.ts'
import { idParams } from '../http/ids.ts'
import type { CommentRepository } from './repository.ts'
import { commentWriter } from './comment-writer.ts'
import {
  commentConflict,
  commentDraft,
  commentList,
  commentListQuery,
  commentParams,
  newComment,
  storedComment,
} from './schema.ts'

/** What the routes need. */
export interface CommentRoutesOptions {
  sanitize: Sanitizer
  comments: CommentRepository
  freeBytes: FreeBytes
}

const listing = { params: idParams, querystring: commentListQuery, response: { 200: commentList } }

const changing = {
  params: commentParams,
  body: commentDraft,
  response: { 200: storedComment, 409: commentConflict },
}

const list = '/api/v1/tasks/:id/comments/'
const one = '/api/v1/tasks/:id/comments/:comment/'

/** The comments of a task: to read, to add, to change and to delete. */
export const commentRoutes: FastifyPluginAsyncTypebox<CommentRoutesOptions> = async (
  app,
  { sanitize, comments, freeBytes },
) => {
  const onRequest = requireFreeSpace(freeBytes)
  const write = commentWriter(sanitize, comments)

  app.get(list, { schema: listing }, async ({ params, query }) => {
    const page = await comments.page(params.id, query.before)
    if (!page) throw new HttpError('task_not_found')
    return page
  })

  app.post(
    list,
    { onRequest, schema: { params: idParams, body: newComment, response: { 201: storedComment } } },
    async ({ params, body }, reply) => {
      const added = await write.add(params.id, body, clientSignal(reply))
      if (!added) throw new HttpError('task_not_found')
      return reply.code(201).send(added)
    },
  )

  app.put(one, { onRequest, schema: changing }, async (request, reply) => {
    const { params, body } = request
    const place = { taskId: params.id, id: params.comment }
    const result = await write.change(place, body, clientSignal(reply))
    if (!result) throw new HttpError('comment_not_found')
    if ('saved' in result) return result.saved
    return reply.code(409).send({ ...errorResponse('comment_conflict', request), current: result.conflict })
  })

  app.delete(
    one,
    { schema: { params: commentParams, response: { 204: Type.Null() } } },
    async ({ params }, reply) => {
      const isRemoved = await comments.remove({ taskId: params.id, id: params.comment })
      if (!isRemoved) throw new HttpError('comment_not_found')
      return reply.code(204).send(null)
    },
  )
}
