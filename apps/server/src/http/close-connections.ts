import type { FastifyInstance } from 'fastify'

/** During shutdown every response closes its connection: one that a browser keeps open would keep the process running. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
