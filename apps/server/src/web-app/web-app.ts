import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { failureAnswer } from '../errors/failure-answer.ts'
import { failures } from '../errors/failures.ts'

/** Addresses under these belong to programs; there is never a page at them. */
const notPages = /^\/(api|media|tasks\/task|health|assets)(\/|$|\?)/

/**
 * Serves the built web app from its folder, and its one page at every address that could be a page of it. Everything
 * else that is not there is answered with a failure: 404 in JSON.
 */
export async function serveWebApp(app: FastifyInstance, folder: URL): Promise<void> {
  const root = fileURLToPath(folder)
  const isBuilt = existsSync(new URL('index.html', folder))
  if (isBuilt) await app.register(fastifyStatic, { root, cacheControl: false, setHeaders: cacheForever })
  app.setNotFoundHandler((request, reply) =>
    isBuilt && asksForPage(request) ? reply.sendFile('index.html') : sendNotFound(request, reply),
  )
}

/** The build puts a hash into every name in assets/; the page that names them must be asked for anew. */
function cacheForever(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const isHashed = /[\\/]assets[\\/][^\\/]+$/.test(path)
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function asksForPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (
    isRead && !notPages.test(request.url) && new Negotiator(request).mediaType(['text/html']) !== undefined
  )
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(failures.not_found.status).send(failureAnswer('not_found', request))
}
