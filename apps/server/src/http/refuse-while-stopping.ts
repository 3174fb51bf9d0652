import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors/refusal.ts'

/**
 * From the moment the app begins to close, requests on connections that are still open are refused in words, and every
 * answer closes its connection: an idle one that a browser keeps would hold the process.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async () => {
    if (isStopping) throw new Refusal('stopping')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
