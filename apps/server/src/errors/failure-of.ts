import type { FastifyError } from 'fastify'
import { isConnectionFailure } from '../database/connection-failure.ts'
import type { FailureCode } from './failures.ts'
import { Refusal } from './refusal.ts'

/** Which of the failures an error is, and the words to add. Whatever nobody foresaw is `unexpected`. */
export interface Failure {
  code: FailureCode
  detail?: string | undefined
}

/** What Fastify and PostgreSQL call them. */
const knownCodes: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  '53100': 'disk_full',
}

/** Sorts an error that a request ended with. */
export function failureOf(error: FastifyError | Refusal): Failure {
  if (error instanceof Refusal) return { code: error.code, detail: error.detail }
  if (error.validation) return { code: 'invalid_request', detail: wrongField(error.validation) }
  const code = knownCodes[error.code]
  if (code) return { code }
  if (isConnectionFailure(error)) return { code: 'database_silent' }
  const status = error.statusCode ?? 500
  return { code: status >= 400 && status < 500 ? 'invalid_request' : 'unexpected' }
}

function wrongField([first]: NonNullable<FastifyError['validation']>): string | undefined {
  const field = first?.params['missingProperty'] ?? first?.instancePath.slice(1)
  return typeof field === 'string' && field !== '' ? field : undefined
}
