import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory, type TemporaryDirectory } from '../testing/temporary-directory.ts'
import { serveWebApp } from './web-app.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const script = 'export {}\n'.repeat(1_000)
const page = '<!doctype html><title>Taskfield</title>'
let folder: TemporaryDirectory
let app: FastifyInstance

beforeAll(async () => {
  folder = await temporaryDirectory()
  await mkdir(join(folder.path, 'assets'))
  await writeFile(join(folder.path, 'index.html'), page)
  await writeFile(join(folder.path, 'assets/index-a1b2c3.js'), script)
  await writeFile(join(folder.path, 'assets/index-a1b2c3.js.br'), brotliCompressSync(script))
  await writeFile(join(folder.path, 'assets/index-a1b2c3.js.gz'), gzipSync(script))
  app = fastify()
  await serveWebApp(app, pathToFileURL(`${folder.path}/`))
})

afterAll(async () => {
  await app.close()
  await folder[Symbol.asyncDispose]()
})

describe('the built web app', () => {
  it.each(['/', '/tasks', '/task/7', '/playground', '/task/7?filter=a'])('is one page at %s', async url => {
    const response = await app.inject({ url, headers: browser })
    expect([response.statusCode, response.body]).toEqual([200, page])
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('lets the browser keep the files whose names change with them', async () => {
    const response = await app.inject('/assets/index-a1b2c3.js')
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('sends what the build has compressed to a client that takes %s', async (accepted, encoding, decoded) => {
    const headers = { 'accept-encoding': accepted }
    const response = await app.inject({ url: '/assets/index-a1b2c3.js', headers })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decoded(response.rawPayload).toString()).toBe(script)
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const { etag } = response.headers
    const again = await app.inject({
      url: '/assets/index-a1b2c3.js',
      headers: { ...headers, 'if-none-match': String(etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('tells what is compressed from what is not by the ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async accepted => {
        const headers = { 'accept-encoding': accepted }
        return (await app.inject({ url: '/assets/index-a1b2c3.js', headers })).headers.etag
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it.each([
    ['/api/v1/nothing/', browser],
    ['/api', browser],
    ['/tasks/task/nothing/', browser],
    ['/media/sample/none.png', browser],
    ['/assets/index-older.js', browser],
    ['/task/7', { accept: 'application/json' }],
  ])('does not stand in for %s, which is 404 in JSON', async (url, headers) => {
    const response = await app.inject({ url, headers })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: { code: 'not_found', message: 'По этому адресу ничего нет.' } })
  })

  it('takes no changes', async () => {
    expect((await app.inject({ method: 'POST', url: '/task/7', headers: browser })).statusCode).toBe(404)
  })

  it.each(['/../package.json', '/..%2f..%2fetc/passwd', '/assets/..%2f..%2fetc/passwd'])(
    'gives away nothing beside its folder: %s',
    async url => {
      const response = await app.inject({ url, headers: browser })
      expect([page, '']).toContain(response.statusCode === 200 ? response.body : '')
    },
  )
})

it('without a build every page is 404 in words', async () => {
  await using bare = fastify()
  await serveWebApp(bare, pathToFileURL(join(folder.path, 'missing/')))
  const response = await bare.inject({ url: '/', headers: browser })
  expect(response.statusCode).toBe(404)
  expect(response.json<{ error: object }>().error).toMatchObject({ code: 'not_found' })
})
