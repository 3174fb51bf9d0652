import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client goes before it has its answer. (`request.signal` follows the request itself, which is closed once its body
 * has been read.)
 */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  const client = new AbortController()
  if (raw.socket?.destroyed) client.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) client.abort()
  })
  return client.signal
}
