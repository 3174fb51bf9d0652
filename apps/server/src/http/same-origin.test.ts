import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { handleError } from '../errors/error-handler.ts'
import { requireSameOrigin } from './same-origin.ts'

async function send(method: 'GET' | 'PUT', headers: Record<string, string>): Promise<number> {
  await using app = fastify()
  app.setErrorHandler(handleError)
  app.addHook('onRequest', requireSameOrigin)
  app.route({ method: ['GET', 'PUT'], url: '/', handler: async () => 'done' })
  return (await app.inject({ method, url: '/', headers: { host: 'tasks.example:3000', ...headers } }))
    .statusCode
}

it.each([
  ['a page of Taskfield', { origin: 'http://tasks.example:3000', 'sec-fetch-site': 'same-origin' }],
  ['a page of Taskfield behind an https proxy', { origin: 'https://tasks.example:3000' }],
  ['a program that is not a browser', {}],
])('takes a change from %s', async (_who, headers) => {
  expect(await send('PUT', headers)).toBe(200)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of the same host', { origin: 'http://tasks.example:4000' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a site whose origin makes no sense', { origin: 'tasks.example:3000' }],
  ['another site by the word of the browser', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site by the word of the browser', { 'sec-fetch-site': 'same-site' }],
])('refuses a change from %s', async (_who, headers) => {
  expect(await send('PUT', headers)).toBe(403)
})

it('lets another site read what anybody may', async () => {
  expect(await send('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(200)
})
