import type { FastifyReply, FastifyRequest } from 'fastify'

/** Responses without a cache header of their own are not stored, so that going back a page shows current data. */
export async function noStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
