import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionError } from '../database/connect.ts'
import { errorCodes, type ErrorCode } from './error-codes.ts'
import { errorResponse } from './error-response.ts'
import { HttpError } from './http-error.ts'

/**
 * The error handler of the app, also for errors that Fastify meets before there is a route, such as an address that it
 * cannot decode. Sends a message for people and nothing about the inside of the server; logs what is unexpected.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, detail } = isBroken(request) ? new HttpError('request_incomplete') : toHttpError(error)
  const { status, ...rest } = errorCodes[code]
  if ('retryAfterSeconds' in rest) void reply.header('retry-after', rest.retryAfterSeconds)
  if (status >= 500) request.log.error({ err: error }, code)
  return reply.code(status).send(errorResponse(code, request, detail))
}

/** Whether the client has gone, or was cut off, before all of the request was here: what failed then is its body. */
function isBroken({ raw }: FastifyRequest): boolean {
  return raw.readableAborted && !raw.complete
}

/** What Fastify, PostgreSQL and Node call them. */
const knownCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_FILES_LIMIT: 'too_many_files',
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
}

function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error
  if (error.validation) return new HttpError('invalid_request', invalidField(error.validation))
  const code = knownCodes[error.code]
  if (code) return new HttpError(code)
  if (isConnectionError(error)) return new HttpError('database_silent')
  const status = error.statusCode ?? 500
  return new HttpError(status >= 400 && status < 500 ? 'invalid_request' : 'unexpected')
}

function invalidField([first]: NonNullable<FastifyError['validation']>): string | undefined {
  const field = first?.params['missingProperty'] ?? first?.instancePath.slice(1)
  return typeof field === 'string' && field !== '' ? field : undefined
}
