import { Writable } from 'node:stream'
import { fastify, type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { handleError } from './error-handler.ts'
import { errorCodes } from './error-codes.ts'
import { HttpError } from './http-error.ts'

interface Answer {
  error: { code: string; message: string; requestId?: string }
}

/** An app whose only route fails in this way, and what it logs. */
function appThatFails(error: Error): { app: FastifyInstance; log: string[] } {
  const log: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line))
      done()
    },
  })
  const app = fastify({ logger: { level: 'error', stream }, frameworkErrors: handleError })
  app.setErrorHandler(handleError)
  app.get('/', async () => {
    throw error
  })
  return { app, log }
}

describe('an error that nobody foresaw', () => {
  const leaky = new Error('password=secret at /srv/taskfield/database.ts')

  it('is answered in words with the number of the request, and with nothing of its inside', async () => {
    const { app } = appThatFails(leaky)
    const response = await app.inject('/')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/secret|database\.ts|Error/)
    const { error } = response.json<Answer>()
    expect(error).toMatchObject({ code: 'unexpected', message: errorCodes.unexpected.ru })
    expect(error.requestId).toBeTruthy()
  })

  it('is logged whole under the number that the user was told', async () => {
    const { app, log } = appThatFails(leaky)
    const { error } = (await app.inject('/')).json<Answer>()
    const entry = JSON.parse(log.join('')) as { reqId: string; err: { message: string } }
    expect(entry.reqId).toBe(error.requestId)
    expect(entry.err.message).toBe(leaky.message)
  })
})

describe('a failure that is foreseen', () => {
  it('is answered with its status, code and words, and fills no log', async () => {
    const { app, log } = appThatFails(new HttpError('task_not_found'))
    const response = await app.inject('/')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: { code: 'task_not_found', message: 'Задача не найдена.' } })
    expect(log).toEqual([])
  })

  it.each([
    ['no language', {}, 'Задача не найдена.'],
    ['Russian', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, 'Задача не найдена.'],
    ['German, then English', { 'accept-language': 'de,en;q=0.9' }, 'Задача не найдена.'],
    ['any language', { 'accept-language': '*' }, 'Задача не найдена.'],
    ['English', { 'accept-language': 'en-GB,en;q=0.9,ru;q=0.8' }, 'The task was not found.'],
    ['English above all, though named last', { 'accept-language': 'ru;q=0.5,en' }, 'The task was not found.'],
  ])('speaks to a request for %s', async (_language, headers, words) => {
    const { app } = appThatFails(new HttpError('task_not_found'))
    expect((await app.inject({ url: '/', headers })).json<Answer>().error.message).toBe(words)
  })

  it('is 503 in words while the database is out of reach', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
    const response = await appThatFails(refused).app.inject('/')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({
      error: { code: 'database_silent', message: errorCodes.database_silent.ru },
    })
  })

  it('is 507 in words when the disk is full in spite of all', async () => {
    const full = Object.assign(new Error('could not extend file "base/5/16430"'), { code: '53100' })
    const response = await appThatFails(full).app.inject('/')
    expect(response.statusCode).toBe(507)
    expect(response.json<Answer>().error.code).toBe('disk_full')
  })

  it('is 400 in words for an address that cannot be decoded', async () => {
    const response = await appThatFails(new Error('never reached')).app.inject('/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.json<Answer>().error.code).toBe('invalid_request')
  })
})

it('has Russian words for every failure', () => {
  for (const { ru, en } of Object.values(errorCodes)) {
    expect(ru).toMatch(/^[А-ЯЁ].*\.$/)
    expect(en).toMatch(/^[A-Z].*\.$/)
  }
})
