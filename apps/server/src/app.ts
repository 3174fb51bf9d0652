import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { sql } from 'kysely'
import { commentRepository } from './comments/repository.ts'
import { commentRoutes } from './comments/routes.ts'
import type { Store } from './database/store.ts'
import type { Sanitizer } from './descriptions/sanitizer.ts'
import { descriptionRepository } from './descriptions/repository.ts'
import { descriptionRoutes } from './descriptions/routes.ts'
import { handleError } from './errors/error-handler.ts'
import { healthRoutes } from './health/routes.ts'
import { handleClientError } from './http/client-errors.ts'
import { closeConnectionsOnShutdown } from './http/close-connections.ts'
import { compressJson } from './http/compress-json.ts'
import { validatorCompiler } from './http/validator-compiler.ts'
import { noStore } from './http/no-store.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { limits } from './limits.ts'
import { samplePictures } from './media/sample-pictures.ts'
import { projectRepository } from './projects/repository.ts'
import { projectRoutes } from './projects/routes.ts'
import { taskRepository } from './tasks/repository.ts'
import { taskRoutes } from './tasks/routes.ts'
import type { UploadFiles } from './uploads/open-upload-files.ts'
import { uploads } from './uploads/uploads.ts'
import { serveWebApp } from './web-app/web-app.ts'

/** What the app needs. */
export interface AppOptions {
  store: Pick<Store, 'database' | 'freeBytes'>
  sanitize: Sanitizer
  uploadFiles: UploadFiles
  /** The folder of the built web app; it may be missing. */
  webFolder: URL
  logger: NonNullable<FastifyServerOptions['logger']>
  /** Addresses of proxies, of which one names the client by `X-Forwarded-For`. */
  trustedProxies?: string[]
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
}

/** The Fastify app with all routes, ready for `listen` or `inject`. */
export async function createApp({
  store,
  sanitize,
  uploadFiles,
  webFolder,
  logger,
  trustedProxies = [],
  requestTimeoutMs = limits.requestTimeoutMs,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger,
    bodyLimit: limits.bodyBytes,
    genReqId: () => randomUUID(),
    frameworkErrors: handleError,
    clientErrorHandler: handleClientError,
    trustProxy: trustedProxies,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: limits.silenceTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(limits.headersTimeoutMs, requestTimeoutMs),
      // Node looks for requests that are late at intervals only.
      connectionsCheckingInterval: requestTimeoutMs / 60,
    },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.removeContentTypeParser('text/plain')
  await addToEveryAnswer(app)

  const { database, freeBytes } = store
  await app.register(healthRoutes, { pingDatabase: () => sql`select 1`.execute(database) })
  await app.register(projectRoutes, { projects: projectRepository(database) })
  await app.register(taskRoutes, { tasks: taskRepository(database) })
  await app.register(descriptionRoutes, {
    sanitize,
    descriptions: descriptionRepository(database),
    freeBytes,
  })
  await app.register(commentRoutes, { sanitize, comments: commentRepository(database), freeBytes })
  await app.register(uploads, { database, files: uploadFiles, freeBytes })
  await app.register(samplePictures)
  await serveWebApp(app, webFolder)
  return app
}

/** What holds for every route. */
async function addToEveryAnswer(app: FastifyInstance): Promise<void> {
  closeConnectionsOnShutdown(app)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', requireSameOrigin)
  app.addHook('onSend', noStore)
  app.addHook('onSend', compressJson)
  await addSecurityHeaders(app)
}
