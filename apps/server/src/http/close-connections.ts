import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets `app.close()` end as soon as the requests that have begun are answered. Browsers keep connections open for requests to come:
 * each answer closes its own from then on, and those that have said nothing yet, which Node would wait for, are closed.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  // An answer that had begun before says nothing of that.
  app.addHook('onResponse', async () => {
    if (isClosing) app.server.closeIdleConnections()
  })
}
