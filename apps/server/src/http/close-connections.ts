import type { FastifyInstance } from 'fastify'

/**
 * From the moment the app begins to close, every answer closes its connection: one that a browser keeps open would
 * hold the process.
 */
export function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
