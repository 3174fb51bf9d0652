import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { failures, type FailureCode } from './failures.ts'

/** What every failed request is answered with. `requestId` stands where the log has more to say. */
export interface FailureAnswer {
  error: { code: FailureCode; message: string; requestId?: string }
}

/** The answer in the language of the request: Russian, unless it asks for English first. */
export function failureAnswer(code: FailureCode, request: FastifyRequest, detail?: string): FailureAnswer {
  const words = failures[code][asksForEnglish(request) ? 'en' : 'ru']
  const message = detail ? `${words.replace(/\.$/, '')}: ${detail}.` : words
  return { error: { code, message, ...(code === 'unexpected' && { requestId: request.id }) } }
}

function asksForEnglish(request: FastifyRequest): boolean {
  const [first] = new Negotiator(request).languages()
  return first !== undefined && /^en(-|$)/i.test(first)
}
