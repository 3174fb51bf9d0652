import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { start } from './start.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  const message = error instanceof StartError ? error.message : `Taskfield did not start. ${describe(error)}`
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
