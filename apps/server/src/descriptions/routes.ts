import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { errorResponse } from '../errors/error-response.ts'
import { HttpError } from '../errors/http-error.ts'
import { clientSignal } from '../http/client-signal.ts'
import { idParams } from '../http/ids.ts'
import { requireFreeSpace, type FreeBytes } from '../http/free-space.ts'
import { isLong } from './is-long.ts'
import type { Sanitizer } from './sanitizer.ts'
import type { DescriptionDraft, DescriptionRepository, SaveResult } from './repository.ts'
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
  const save = async (id: number, draft: DescriptionDraft, signal: AbortSignal): Promise<SaveResult> => {
    const html = await sanitize(draft.html, signal)
    return descriptions.save(id, { html, baseVersion: draft.baseVersion })
  }

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
      const { id } = request.params
      const known = isLong(request.body.html)
        ? await descriptions.resultBeforeReading(id, request.body)
        : undefined
      const result = known === undefined ? await save(id, request.body, clientSignal(reply)) : known
      if (!result) throw new HttpError('task_not_found')
      if ('saved' in result) return result.saved
      return reply.code(409).send({ ...errorResponse('conflict', request), current: result.conflict })
    },
  )
}
