import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { sql } from 'kysely'
import type { Store } from './database/store.ts'
import type { CanonicalReader } from './descriptions/canonical-reader.ts'
import { descriptionRepository } from './descriptions/repository.ts'
import { descriptionRoutes } from './descriptions/routes.ts'
import { answerFailures, sendFailure } from './errors/answer-failures.ts'
import { healthRoutes } from './health/routes.ts'
import { closeConnectionsAtTheEnd } from './http/close-connections.ts'
import { compileValidator } from './http/compile-validator.ts'
import { noStore } from './http/no-store.ts'
import { requireOwnOrigin } from './http/own-origin.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { limits } from './limits.ts'
import { samplePictures } from './media/sample-pictures.ts'
import { projectRepository } from './projects/repository.ts'
import { projectRoutes } from './projects/routes.ts'
import { taskRepository } from './tasks/repository.ts'
import { taskRoutes } from './tasks/routes.ts'
import { serveWebApp } from './web-app/web-app.ts'

/** What the app stands on. */
export interface AppOptions {
  store: Pick<Store, 'database' | 'freeBytes'>
  /** Makes what is stored of what a client sent. */
  canonical: CanonicalReader
  /** The folder of the built web app; it may be missing. */
  webFolder: URL
  logger: NonNullable<FastifyServerOptions['logger']>
}

/** The whole HTTP side of Taskfield, ready to listen or to be asked with `inject`. */
export async function createApp({
  store,
  canonical,
  webFolder,
  logger,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger,
    bodyLimit: limits.bodyBytes,
    genReqId: () => randomUUID(),
    frameworkErrors: sendFailure,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(compileValidator)
  app.removeContentTypeParser('text/plain')
  closeConnectionsAtTheEnd(app)
  answerFailures(app)
  app.addHook('onRequest', requireOwnOrigin)
  app.addHook('onSend', noStore)
  await addSecurityHeaders(app)

  const { database, freeBytes } = store
  await app.register(healthRoutes, { askDatabase: () => sql`select 1`.execute(database) })
  await app.register(projectRoutes, { projects: projectRepository(database) })
  await app.register(taskRoutes, { tasks: taskRepository(database) })
  await app.register(descriptionRoutes, {
    canonical,
    descriptions: descriptionRepository(database),
    freeBytes,
  })
  await app.register(samplePictures)
  await serveWebApp(app, webFolder)
  return app
}
