import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'

/** How this server runs, from the environment. */
export interface Settings {
  /** 0 takes a free port. */
  port: number
  host: string
  /** The directory of the embedded database. */
  dataDirectory: string
  /** A PostgreSQL server to use instead. */
  databaseUrl: string | null
  /** A level of pino; requests are logged from `info` on. */
  logLevel: string
  /** The folder of the built web app. */
  webFolder: URL
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** Reads the settings; throws a `StartError` for a value that means nothing. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { PORT, HOST, TASKFIELD_DATA, DATABASE_URL, LOG_LEVEL } = environment
  return {
    port: readPort(PORT || '3000'),
    host: HOST || '127.0.0.1',
    dataDirectory: TASKFIELD_DATA || fileURLToPath(new URL('../../../data', import.meta.url)),
    databaseUrl: DATABASE_URL || null,
    logLevel: readLogLevel(LOG_LEVEL || 'warn'),
    webFolder: new URL('../../web/dist/', import.meta.url),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartError(`PORT is ${text}, but a port is a number from 0 to 65535.`)
}

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text
  throw new StartError(`LOG_LEVEL is ${text}, but it can only be one of: ${logLevels.join(', ')}.`)
}
