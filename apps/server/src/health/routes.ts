import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'

const health = Type.Object({ status: Type.Literal('ok') })

/** A health check: 200 when the database answers, otherwise an error. */
export const healthRoutes: FastifyPluginAsyncTypebox<{ pingDatabase: () => Promise<unknown> }> = async (
  app,
  { pingDatabase },
) => {
  app.get('/health/', { schema: { response: { 200: health } } }, async () => {
    await pingDatabase()
    return { status: 'ok' as const }
  })
}
