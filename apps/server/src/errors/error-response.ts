import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { errorCodes, type ErrorCode } from './error-codes.ts'

/** The body of every response with an error. `requestId` is there when the log says more. */
export interface ErrorResponse {
  error: { code: ErrorCode; message: string; requestId?: string }
}

/** The body in the language of the request: Russian, unless it asks for English first. */
export function errorResponse(code: ErrorCode, request: FastifyRequest, detail?: string): ErrorResponse {
  const text = errorCodes[code][asksForEnglish(request) ? 'en' : 'ru']
  const message = detail ? `${text.replace(/\.$/, '')}: ${detail}.` : text
  return { error: { code, message, ...(code === 'unexpected' && { requestId: request.id }) } }
}

function asksForEnglish(request: FastifyRequest): boolean {
  const [first] = new Negotiator(request).languages()
  return first !== undefined && /^en(-|$)/i.test(first)
}
