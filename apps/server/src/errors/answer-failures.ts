import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureAnswer } from './failure-answer.ts'
import { failureOf } from './failure-of.ts'
import { failures } from './failures.ts'

/** Answers whatever a route throws, in words, and logs what nobody foresaw; nothing of its inside is sent. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure)
}

/** The same for errors that Fastify meets before there is a route, such as an address it cannot decode. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, detail } = failureOf(error)
  const { status } = failures[code]
  if (status >= 500) request.log.error({ err: error }, code)
  return reply.code(status).send(failureAnswer(code, request, detail))
}
