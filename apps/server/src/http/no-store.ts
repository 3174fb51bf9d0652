import type { FastifyReply, FastifyRequest } from 'fastify'

/** What says nothing about caching is asked for anew every time, also when the user goes back a page. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
