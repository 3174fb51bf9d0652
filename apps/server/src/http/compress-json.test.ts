import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let workspace: TestApp

beforeAll(async () => {
  workspace = await openTestApp()
  const payload = { html: `<p>${'Срок — пятница. '.repeat(500)}</p>`, baseVersion: 1 }
  await workspace.app.inject({ method: 'PUT', url: '/api/v1/tasks/3/description/', payload })
})

afterAll(() => workspace.close())

const get = (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  workspace.app.inject({ method, url, headers })
const long = '/api/v1/tasks/3/'
const short = '/health/'

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
])('an answer in JSON comes compressed to a client that takes %s', async (accepted, encoding, decoded) => {
  const plain = await get(long, {})
  const response = await get(long, { 'accept-encoding': accepted })
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(response.rawPayload.length),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  })
  expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(decoded(response.rawPayload).toString()).toBe(plain.body)
})

it.each([
  ['to a client that says nothing of it', long, {}],
  ['to a client that takes no encoding', long, { 'accept-encoding': 'identity' }],
  ['to a client that takes others', long, { 'accept-encoding': 'zstd, deflate' }],
  ['when it is short', short, { 'accept-encoding': 'br' }],
])('comes as it is %s', async (_when, url, headers: Record<string, string>) => {
  const response = await get(url, headers)
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined])
  expect(response.headers['vary']).toBe(url === long ? 'accept-encoding' : undefined)
  expect(response.json()).toBeTypeOf('object')
})

it('has the same headers without its body', async () => {
  const [whole, head] = [
    await get(long, { 'accept-encoding': 'br' }),
    await get(long, { 'accept-encoding': 'br' }, 'HEAD'),
  ]
  expect([head.body, head.headers['content-encoding']]).toEqual(['', 'br'])
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
})
