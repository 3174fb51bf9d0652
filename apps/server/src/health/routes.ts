import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'

const health = Type.Object({ status: Type.Literal('ok') })

/** Whether the server can do its work: 200 when the database answers, otherwise the failure. */
export const healthRoutes: FastifyPluginAsyncTypebox<{ askDatabase: () => Promise<unknown> }> = async (
  app,
  { askDatabase },
) => {
  app.get('/health/', { schema: { response: { 200: health } } }, async () => {
    await askDatabase()
    return { status: 'ok' as const }
  })
}
