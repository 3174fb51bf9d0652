import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { errorResponse } from '../errors/error-response.ts'
import { HttpError } from '../errors/http-error.ts'
import { idParams } from '../http/ids.ts'
import { requireFreeSpace, type FreeBytes } from '../http/free-space.ts'
import type { Sanitizer } from './sanitizer.ts'
import type { DescriptionRepository } from './repository.ts'
import { conflictResponse, descriptionDraft, storedDescription } from './schema.ts'

/** What the routes need. */
export interface DescriptionRoutesOptions {
  sanitize: Sanitizer
  descriptions: DescriptionRepository
  freeBytes: FreeBytes
}

/** Saves the description of a task. The response is what is stored then, or 409 with what somebody else stored before. */
export const descriptionRoutes: FastifyPluginAsyncTypebox<DescriptionRoutesOptions> = async (
  app,
  { sanitize, descriptions, freeBytes },
) => {
  app.put(
    '/api/v1/tasks/:id/description/',
    {
      onRequest: requireFreeSpace(freeBytes),
      schema: {
        params: idParams,
        body: descriptionDraft,
        response: { 200: storedDescription, 409: conflictResponse },
      },
    },
    async (request, reply) => {
      const html = await sanitize(request.body.html)
      if (html === null) throw new HttpError('html_too_complex')
      const result = await descriptions.save(request.params.id, {
        html,
        baseVersion: request.body.baseVersion,
      })
      if (!result) throw new HttpError('task_not_found')
      if ('saved' in result) return result.saved
      return reply.code(409).send({ ...errorResponse('conflict', request), current: result.conflict })
    },
  )
}
