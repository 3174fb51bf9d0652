import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { errorResponse } from '../errors/error-response.ts'
import { errorCodes } from '../errors/error-codes.ts'

/** Paths that are never pages of the web app. */
const notPages = /^\/(api|media|tasks\/task|health|assets)(\/|$|\?)/

/**
 * Serves the built web app from its folder, and its index.html for every path that could be one of its pages. Anything
 * else that is not found is a 404 in JSON.
 */
export async function serveWebApp(app: FastifyInstance, folder: URL): Promise<void> {
  const root = fileURLToPath(folder)
  const isBuilt = existsSync(new URL('index.html', folder))
  // The build has compressed what gets smaller by it (scripts/compress-files.mjs of the web app).
  if (isBuilt)
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: setFileHeaders,
    })
  app.setNotFoundHandler((request, reply) =>
    isBuilt && asksForPage(request) ? reply.sendFile('index.html') : sendNotFound(request, reply),
  )
}

/** Files in assets/ have a hash in their names and never change; index.html, which names them, does. Each may come compressed. */
function setFileHeaders(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const isHashed = /[\\/]assets[\\/][^\\/]+$/.test(path)
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('vary', 'accept-encoding')
}

function asksForPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (
    isRead && !notPages.test(request.url) && new Negotiator(request).mediaType(['text/html']) !== undefined
  )
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(errorCodes.not_found.status).send(errorResponse('not_found', request))
}
