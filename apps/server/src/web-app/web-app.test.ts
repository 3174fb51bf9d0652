import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory, type TemporaryDirectory } from '../testing/temporary-directory.ts'
import { serveWebApp } from './web-app.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const page = '<!doctype html><title>Taskfield</title>'
let folder: TemporaryDirectory
let app: FastifyInstance

beforeAll(async () => {
  folder = await temporaryDirectory()
  await mkdir(join(folder.path, 'assets'))
  await writeFile(join(folder.path, 'index.html'), page)
  await writeFile(join(folder.path, 'assets/index-a1b2c3.js'), 'export {}')
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
