import { fastify } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

let headers: Record<string, unknown>
let policy: Record<string, string>

beforeAll(async () => {
  await using app = fastify()
  await addSecurityHeaders(app)
  app.get('/', () => 'page')
  headers = (await app.inject('/')).headers
  const directives = String(headers['content-security-policy']).split(';')
  policy = Object.fromEntries(directives.map(line => line.split(/ (.*)/)))
})

it('lets a page run scripts of this server only, none of them written into the page', () => {
  expect(policy['script-src']).toBe("'self'")
  expect(policy['object-src']).toBe("'none'")
  expect(policy['base-uri']).toBe("'none'")
})

it('leaves stored text its colours, and takes style sheets from this server only', () => {
  expect(policy).not.toHaveProperty('style-src-attr')
  expect(policy['style-src']).toBe("'self'")
})

it('lets HTML be set by the policies of the field only', () => {
  expect(policy['require-trusted-types-for']).toBe("'script'")
  expect(policy['trusted-types']).toBe('taskfield')
})

it('works on plain HTTP: nothing is upgraded and no browser told to remember HTTPS', () => {
  expect(Object.keys(policy)).not.toContain('upgrade-insecure-requests')
  expect(headers['strict-transport-security']).toBeUndefined()
})

it('tells media players where they are shown, without the rest of the address', () => {
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

it('lets no other site show the workspace in a frame', () => {
  expect(policy['frame-ancestors']).toBe("'self'")
})

it('lets a page frame the players of the media providers, and nothing else', () => {
  expect(policy['frame-src']?.split(' ').toSorted()).toEqual([
    'https://geo.dailymotion.com',
    'https://music.yandex.ru',
    'https://open.spotify.com',
    'https://player.vimeo.com',
    'https://rutube.ru',
    'https://t.me',
    'https://vkvideo.ru',
    'https://www.google.com',
    'https://www.instagram.com',
    'https://www.youtube-nocookie.com',
    'https://yandex.ru',
  ])
})
