import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { failureAnswer } from '../errors/failure-answer.ts'
import { Refusal } from '../errors/refusal.ts'
import { idParams } from '../http/ids.ts'
import { requireFreeSpace, type FreeBytes } from '../http/free-space.ts'
import type { CanonicalReader } from './canonical-reader.ts'
import type { DescriptionRepository } from './repository.ts'
import { conflictAnswer, descriptionDraft, storedDescription } from './schema.ts'

/** What saving needs: what to store of a text, where to, and how much room is left there. */
export interface DescriptionRoutesOptions {
  canonical: CanonicalReader
  descriptions: DescriptionRepository
  freeBytes: FreeBytes
}

/** The description of a task, to save: 200 with what is stored then, or 409 with what somebody else has stored. */
export const descriptionRoutes: FastifyPluginAsyncTypebox<DescriptionRoutesOptions> = async (
  app,
  { canonical, descriptions, freeBytes },
) => {
  app.put(
    '/api/v1/tasks/:id/description/',
    {
      onRequest: requireFreeSpace(freeBytes),
      schema: {
        params: idParams,
        body: descriptionDraft,
        response: { 200: storedDescription, 409: conflictAnswer },
      },
    },
    async (request, reply) => {
      const html = await canonical(request.body.html)
      if (html === null) throw new Refusal('html_too_complex')
      const result = await descriptions.save(request.params.id, {
        html,
        baseVersion: request.body.baseVersion,
      })
      if (!result) throw new Refusal('task_not_found')
      if ('saved' in result) return result.saved
      return reply.code(409).send({ ...failureAnswer('conflict', request), current: result.conflict })
    },
  )
}
