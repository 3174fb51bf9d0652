import { afterAll, beforeAll, expect, it } from 'vitest'
import { fastify, type FastifyInstance } from 'fastify'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { samplePictures } from './sample-pictures.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  await addSecurityHeaders(app)
  await app.register(samplePictures)
})

afterAll(() => app.close())

it.each(['screenshot.png', 'diagram.png', 'icon.png'])('shows the picture %s', async name => {
  const response = await app.inject(`/media/sample/${name}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/png')
  expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

it('lets a picture that is opened on its own do nothing, and the browser keep it', async () => {
  const { headers } = await app.inject('/media/sample/icon.png')
  expect(headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it.each(['/media/sample/none.png', '/media/sample/', '/media/sample/..%2fdocuments%2fminutes.html'])(
  'has nothing at %s',
  async url => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)
