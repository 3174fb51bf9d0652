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
  return databaseUrl
    ? openServerStore(databaseUrl, warn)
    : openEmbeddedStore(dataDirectory, { onDeath: die, onWait: say })
}

function warn(error: Error): void {
  say(`A connection to the database was lost: ${error.message}`)
}

/** Ends the process, so that whoever runs it can start it again. What was answered as saved is on the disk. */
function die(why: string): void {
  say(`Taskfield ends: ${why}.`)
  process.exit(1)
}

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}
