import { createApp } from './app.ts'
import { openEmbeddedStore } from './database/embedded/embedded-store.ts'
import { migrate } from './database/migrate.ts'
import { openPostgresStore, type Store } from './database/store.ts'
import { createSanitizer } from './descriptions/sanitizer.ts'
import { listen } from './http/listen.ts'
import { shutDownOnSignals } from './http/shutdown.ts'
import { seedSamples } from './samples/seed-samples.ts'
import { openUploadFiles } from './uploads/open-upload-files.ts'
import type { Settings } from './settings.ts'

const migrations = new URL('../migrations/', import.meta.url)

/** Starts the server: opens and migrates the database, listens, and prints the address. */
export async function start(settings: Settings): Promise<void> {
  const store = await openStore(settings)
  await migrate(store.database, migrations)
  await seedSamples(store.database)
  const logger = { level: settings.logLevel, stream: process.stderr }
  const app = await createApp({
    store,
    sanitize: createSanitizer(),
    uploadFiles: await openUploadFiles(settings),
    webFolder: settings.webFolder,
    trustedProxies: settings.trustedProxies,
    logger,
  })
  shutDownOnSignals(app, store)
  const address = await listen(app, settings)
  process.stdout.write(`Taskfield: ${address}\n`)
}

function openStore({ databaseUrl, dataDirectory }: Settings): Promise<Store> {
  return databaseUrl
    ? openPostgresStore(databaseUrl, warn)
    : openEmbeddedStore(dataDirectory, { onFatal: exit, onWait: log })
}

function warn(error: Error): void {
  log(`A connection to the database was lost: ${error.message}`)
}

/** Ends the process, so that whoever runs it can start it again. What was answered as saved is on the disk. */
function exit(why: string): void {
  log(`Taskfield ends: ${why}.`)
  process.exit(1)
}

function log(message: string): void {
  process.stderr.write(`${message}\n`)
}
