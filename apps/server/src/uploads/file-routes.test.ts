import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo } from '../testing/sample-images.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { upload } from '../testing/upload-client.ts'

let workspace: TestApp
let server: string
let file: string
let whole: Buffer

beforeAll(async () => {
  workspace = await openTestApp()
  server = await workspace.app.listen({ host: '127.0.0.1', port: 0 })
  const { answer } = await upload(server, await (await photo(300, 200)).jpeg().toBuffer())
  file = `${server}${answer.url}`
  whole = await bytesOf(await fetch(file))
})

afterAll(() => workspace.close())

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

function read(headers: Record<string, string>, method = 'GET'): Promise<Response> {
  return fetch(file, { headers, method })
}

describe('the file of an upload', () => {
  it('is an image and nothing else, runs nothing, and is kept by the browser for ever', async () => {
    const { headers } = await read({})
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(whole.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('is not sent again to who has it', async () => {
    const etag = (await read({})).headers.get('etag') ?? ''
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const response = await read({ 'if-none-match': known })
      expect([response.status, await response.text()]).toEqual([304, ''])
    }
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is sent in parts', async () => {
    const response = await read({ range: 'bytes=10-99' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 10-99/${whole.length}`)
    expect((await bytesOf(response)).equals(whole.subarray(10, 100))).toBe(true)
    expect((await bytesOf(await read({ range: 'bytes=-5' }))).equals(whole.subarray(-5))).toBe(true)
  })

  it('is sent whole where the part is of another file, and not at all where there is no such part', async () => {
    const stale = await read({ range: 'bytes=10-99', 'if-range': '"other"' })
    expect([stale.status, (await bytesOf(stale)).length]).toEqual([200, whole.length])
    const beyond = await read({ range: `bytes=${whole.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
  })

  it('tells its size without being sent', async () => {
    const response = await read({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe(String(whole.length))
    expect((await bytesOf(response)).length).toBe(0)
  })

  it.each([
    '/media/uploads/00000000000000000000000000000000/original.jpg',
    '/media/uploads/x/y',
    '/media/uploads/unfinished/source',
    '/media/uploads/..%2f..%2fpostgres/PG_VERSION',
  ])('is not at %s', async path => {
    const response = await fetch(`${server}${path}`)
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not_found' } }])
  })

  it.each(['toString', 'source', '..%2foriginal.jpg', '400.webp'])('has no sister %s', async name => {
    expect((await fetch(file.replace('original.jpg', name))).status).toBe(404)
  })

  it('that somebody took from the disk is missed in words', async () => {
    const { answer } = await upload(server, await (await photo(31, 20)).png().toBuffer())
    await rm(join(workspace.directory, 'uploads'), { recursive: true })
    const response = await fetch(`${server}${answer.url}`)
    expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'unexpected' } }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
