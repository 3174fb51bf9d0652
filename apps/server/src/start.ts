import { createApp } from './app.ts'
import { openEmbeddedStore } from './database/embedded/embedded-store.ts'
import { migrate } from './database/migrate.ts'
import { openServerStore, type Store } from './database/store.ts'
import { canonicalReader } from './descriptions/canonical-reader.ts'
import { listen } from './http/listen.ts'
import { stopOnSignals } from './http/stop-on-signals.ts'
import { plantSamples } from './samples/plant-samples.ts'
import type { Settings } from './settings.ts'

const migrations = new URL('../migrations/', import.meta.url)

/** Starts the server: opens the database, brings it up to date, listens, and prints the address. */
export async function start(settings: Settings): Promise<void> {
  const store = await openStore(settings)
  await migrate(store.database, migrations)
  await plantSamples(store.database)
  const logger = { level: settings.logLevel, stream: process.stderr }
  const app = await createApp({ store, canonical: canonicalReader(), webFolder: settings.webFolder, logger })
  stopOnSignals(app, store)
  const address = await listen(app, settings)
  process.stdout.write(`Taskfield: ${address}\n`)
}

function openStore({ databaseUrl, dataDirectory }: Settings): Promise<Store> {
  return databaseUrl ? openServerStore(databaseUrl, warn) : openEmbeddedStore(dataDirectory, die)
}

function warn(error: Error): void {
  process.stderr.write(`A connection to the database was lost: ${error.message}\n`)
}

/** Better gone than deaf: whoever runs the server starts it again, and what was answered as saved is on the disk. */
function die(why: string): void {
  process.stderr.write(`Taskfield ends: ${why}.\n`)
  process.exit(1)
}
