import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'
import type { S3Settings } from './uploads/s3-bucket.ts'

/** How this server runs, from the environment. */
export interface Settings {
  /** 0 takes a free port. */
  port: number
  host: string
  /** The directory of the embedded database and of uploads. */
  dataDirectory: string
  /** A PostgreSQL server to use instead. */
  databaseUrl: string | null
  /** A bucket for uploads to use instead of the directory. */
  s3: S3Settings | null
  /** The addresses of proxies, of which one names the client by `X-Forwarded-For`. */
  trustedProxies: string[]
  /** A level of pino; requests are logged from `info` on. */
  logLevel: string
  /** The folder of the built web app. */
  webFolder: URL
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** Reads the settings; throws a `StartError` for a value that means nothing. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { PORT, HOST, TASKFIELD_DATA, DATABASE_URL, LOG_LEVEL, TRUSTED_PROXIES } = environment
  return {
    port: readPort(PORT || '3000'),
    host: HOST || '127.0.0.1',
    dataDirectory: TASKFIELD_DATA || fileURLToPath(new URL('../../../data', import.meta.url)),
    databaseUrl: DATABASE_URL || null,
    s3: readS3(environment),
    trustedProxies: readProxies(TRUSTED_PROXIES || ''),
    logLevel: readLogLevel(LOG_LEVEL || 'warn'),
    webFolder: new URL('../../web/dist/', import.meta.url),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new StartError(`PORT is ${text}, but a port is a number from 0 to 65535.`)
}

function readS3(environment: NodeJS.ProcessEnv): S3Settings | null {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (!S3_BUCKET_URL) return null
  if (!/^https?:\/\//.test(S3_BUCKET_URL) || !URL.canParse(S3_BUCKET_URL)) {
    throw new StartError(
      `S3_BUCKET_URL is ${S3_BUCKET_URL}, but a bucket has an address such as https://s3.example.org/bucket.`,
    )
  }
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartError('S3_BUCKET_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.')
  }
  return {
    bucketUrl: S3_BUCKET_URL,
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function readProxies(text: string): string[] {
  const addresses = text.split(',').map(address => address.trim())
  const proxies = addresses.filter(address => address !== '')
  const wrong = proxies.find(proxy => !isIP(proxy.replace(/\/\d{1,3}$/, '')))
  if (wrong === undefined) return proxies
  throw new StartError(
    `TRUSTED_PROXIES has ${wrong}, but a proxy has an address such as 127.0.0.1 or 10.0.0.0/8.`,
  )
}

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text
  throw new StartError(`LOG_LEVEL is ${text}, but it can only be one of: ${logLevels.join(', ')}.`)
}
