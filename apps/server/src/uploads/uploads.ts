import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { FreeBytes } from '../http/free-space.ts'
import { limits } from '../limits.ts'
import { collectUploads } from './collect.ts'
import { fileRoutes } from './file-routes.ts'
import type { UploadFiles } from './open-upload-files.ts'
import { uploadRepository } from './repository.ts'
import { uploadRoutes } from './routes.ts'

/** What uploads need: the rows, the files, and the room on the disk of the rows. */
export interface UploadsOptions {
  database: Kysely<Database>
  files: UploadFiles
  freeBytes: FreeBytes
}

/** Images that people send, and that texts show. */
export const uploads: FastifyPluginAsync<UploadsOptions> = async (app, { database, files, freeBytes }) => {
  const { storage, makeImageFiles, inWorkFolder } = files
  const repository = uploadRepository(database)
  await app.register(uploadRoutes, {
    store: { uploads: repository, storage, makeImageFiles },
    inWorkFolder,
    freeBytes: async () => Math.min(await freeBytes(), await files.freeBytes()),
  })
  await app.register(fileRoutes, { uploads: repository, storage })
  collectWhileListening(app, signal => collectUploads({ uploads: repository, storage, signal }))
}

/** Collects at the start and now and then; a close waits for what has begun. */
function collectWhileListening(app: FastifyInstance, collect: (signal: AbortSignal) => Promise<void>): void {
  const closing = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = running
      .then(() => collect(closing.signal))
      .catch((error: unknown) => app.log.error({ err: error }, 'unused uploads were not removed'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    run()
    timer = setInterval(run, limits.collectIntervalMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
