import { afterAll, expect, it } from 'vitest'
import type { AddressInfo } from 'node:net'
import { HttpError } from '../errors/http-error.ts'
import { prepareServerData } from '../testing/server-data.ts'
import { killServers, startedServer } from '../testing/server-process.ts'
import { openTestApp } from '../testing/test-app.ts'

const environment = prepareServerData()
afterAll(killServers)

/** Of 50 kB, and it takes the server as long as two megabytes of paragraphs. */
const slow = '<table><b>'.repeat(5_000)

function save(url: string, task: number, html: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/v1/tasks/${task}/description/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html, baseVersion: 1 }),
    ...options,
  })
}

it('an ordinary save is answered while texts that are made to be slow are read', async () => {
  const server = await startedServer(environment)
  const answered: string[] = []
  const note = async (name: string, response: Promise<Response>): Promise<void> => {
    answered.push(`${name} ${(await response).status}`)
  }
  const slowOnes = [3, 4, 5, 6, 7, 8].map(task => note('slow', save(server.url, task, slow)))
  const ordinary = [9, 10, 11].map(task => note('ordinary', save(server.url, task, '<p>Срок — пятница.</p>')))
  await Promise.all([...ordinary, ...slowOnes])
  expect(answered.slice(0, 3)).toEqual(['ordinary 200', 'ordinary 200', 'ordinary 200'])
  // A slow machine may need longer for one than the server gives it.
  for (const one of answered.slice(3)) expect(['slow 200', 'slow 422']).toContain(one)
  await server.end('SIGTERM')
})

it('says that it has too many long texts to read, and when to try again', async () => {
  const { app, close } = await openTestApp({
    sanitize: () => Promise.reject(new HttpError('too_many_texts')),
  })
  const response = await app.inject({
    method: 'PUT',
    url: '/api/v1/tasks/3/description/',
    payload: { html: slow, baseVersion: 1 },
  })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10'])
  expect(response.json<{ error: object }>().error).toEqual({
    code: 'too_many_texts',
    message: 'Сервер обрабатывает слишком много длинных текстов. Повторите через минуту.',
  })
  await close()
})

it.each(['/api/v1/tasks/3/description/', '/api/v1/tasks/3/comments/'])(
  'does not go on with a text whose client has gone: %s',
  async path => {
    const client = new AbortController()
    let isGone = false
    const { app, close } = await openTestApp({
      sanitize: (_html, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isGone = true
            reject(new HttpError('request_incomplete'))
          })
          client.abort()
        }),
    })
    await app.listen({ port: 0 })
    const { port } = app.server.address() as AddressInfo
    const isNew = path.endsWith('comments/')
    const request = fetch(`http://localhost:${port}${path}`, {
      method: isNew ? 'POST' : 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        html: slow,
        ...(isNew ? { key: crypto.randomUUID() } : { baseVersion: 1 }),
      }),
      signal: client.signal,
    })
    await expect(request).rejects.toThrow('aborted')
    await expect.poll(() => isGone).toBe(true)
    await close()
  },
)

it('reads no long text for nothing: of no task, of an old version, of what is stored', async () => {
  let read = 0
  const { app, close } = await openTestApp({
    sanitize: async html => {
      read += 1
      return html
    },
  })
  const put = (task: number, html: string, baseVersion: number) =>
    app.inject({ method: 'PUT', url: `/api/v1/tasks/${task}/description/`, payload: { html, baseVersion } })
  const statusOf = async (task: number, html: string, baseVersion: number): Promise<number> =>
    (await put(task, html, baseVersion)).statusCode

  expect([await statusOf(999_999, slow, 1), read]).toEqual([404, 0])
  expect([await statusOf(3, slow, 1), read]).toEqual([200, 1])
  // What is stored is no conflict, whatever it grew from.
  expect([await statusOf(3, slow, 9), read]).toEqual([200, 1])
  // It may be a repeated save, of which only the reader knows what was stored.
  expect([await statusOf(3, `${slow} `, 1), read]).toEqual([409, 2])
  expect([await statusOf(3, `${slow} `, 2), read]).toEqual([200, 3])
  expect([await statusOf(3, `${slow}  `, 1), read]).toEqual([409, 3])

  const comments = '/api/v1/tasks/3/comments/'
  const key = crypto.randomUUID()
  const add = (url: string) => app.inject({ method: 'POST', url, payload: { key, html: slow } })
  expect([(await add('/api/v1/tasks/999999/comments/')).statusCode, read]).toEqual([404, 3])
  const added = await add(comments)
  expect([added.statusCode, (await add(comments)).json<{ id: number }>().id, read]).toEqual([
    201,
    added.json<{ id: number }>().id,
    4,
  ])
  const change = (id: number, baseVersion: number) =>
    app.inject({ method: 'PUT', url: `${comments}${id}/`, payload: { html: `${slow}!`, baseVersion } })
  const { id } = added.json<{ id: number }>()
  expect([(await change(999_999, 1)).statusCode, read]).toEqual([404, 4])
  expect([(await change(id, 7)).statusCode, read]).toEqual([409, 4])
  expect([(await change(id, 1)).statusCode, read]).toEqual([200, 5])
  await close()
})
