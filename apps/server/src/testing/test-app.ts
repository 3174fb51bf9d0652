import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { createApp, type AppOptions } from '../app.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { sanitizeHtml } from '../descriptions/sanitize-html.ts'
import { seedSamples } from '../samples/seed-samples.ts'
import { makeImageFiles } from '../uploads/image-files.ts'
import { openUploadFiles, type UploadFiles, type UploadSettings } from '../uploads/open-upload-files.ts'
import { temporaryDirectory } from './temporary-directory.ts'
import { openTestDatabase } from './test-database.ts'

/** The whole app over a database with the sample project. */
export interface TestApp {
  app: FastifyInstance
  database: Kysely<Database>
  /** The data directory. */
  directory: string
  close: () => Promise<void>
}

/** Where the migrations lie. */
export const migrations: URL = new URL('../../migrations/', import.meta.url)

/** Opens one for a test file. There is always room on its disk, and no web app; `options` are other than usual. */
export async function openTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const { database, close } = await openTestDatabase()
  const directory = await temporaryDirectory()
  await migrate(database, migrations)
  await seedSamples(database)
  const app = await createApp({
    store: { database, freeBytes: () => Promise.resolve(Number.POSITIVE_INFINITY) },
    sanitize: async html => sanitizeHtml(html),
    uploadFiles: await openTestFiles({ dataDirectory: directory.path, s3: null }),
    webFolder: new URL('./no-such-folder/', import.meta.url),
    logger: false,
    ...options,
  })
  return {
    app,
    database,
    directory: directory.path,
    close: async () => {
      await app.close()
      await close()
      await directory[Symbol.asyncDispose]()
    },
  }
}

/** The files of uploads as in the product, where images are worked on in this process: another would need the built server. */
export async function openTestFiles(settings: UploadSettings): Promise<UploadFiles> {
  return { ...(await openUploadFiles(settings)), makeImageFiles }
}
