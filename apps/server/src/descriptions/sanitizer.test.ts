import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { isLong } from './is-long.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import type { Sanitizer } from './sanitizer.ts'

/** The processes are started from the built server, as in the product. */
const built = new URL('../../dist/descriptions/sanitizer.js', import.meta.url)
const { createSanitizer } = (await import(built.href)) as {
  createSanitizer: (onStart?: (child: ChildProcess) => void) => Sanitizer
}

const started: ChildProcess[] = []
const newSanitizer = (): Sanitizer => createSanitizer(child => started.push(child))
const signal = new AbortController().signal

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

const paragraph = '<p onclick="alert(1)">Длинный <b>текст</b></p>'
const long = paragraph.repeat(limits.shortTextTags / 2)
const slow = '<table><b>'.repeat(5_000)

it.each([
  ['a short text', paragraph],
  ['a text of many characters', `<p>${'слово '.repeat(limits.shortTextCharacters / 5)}</p>`],
  ['a text of many tags', long],
])('makes the same of %s as anywhere', async (_which, html) => {
  expect(await newSanitizer()(html, signal)).toBe(sanitizeHtml(html))
})

it('decides by the tags of a text, and by its length only where it has few', () => {
  expect(isLong('<table><b>'.repeat(limits.shortTextTags / 2))).toBe(false)
  expect(isLong(`${'<table><b>'.repeat(limits.shortTextTags / 2)}<`)).toBe(true)
  expect(isLong('я'.repeat(limits.shortTextCharacters))).toBe(false)
  expect(isLong('я'.repeat(limits.shortTextCharacters + 1))).toBe(true)
})

it('reads long texts beside everything else, in no more processes than are to work at once', async () => {
  const read = newSanitizer()
  const before = started.length
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  const texts = Array.from({ length: limits.textsAtOnce + 2 }, (_, number) => `${long}<p>${number}</p>`)
  const answers = await Promise.all(texts.map(text => read(text, signal)))
  clearInterval(others)
  expect(answers).toEqual(texts.map(sanitizeHtml))
  expect(turns).toBeGreaterThan(0)
  expect(started.length - before).toBe(limits.textsAtOnce)
})

it('takes no more texts than it has places for, and the place of a client that has gone is free', async () => {
  const read = newSanitizer()
  const places = limits.textsAtOnce + limits.waitingTexts
  const clients = Array.from({ length: places }, () => new AbortController())
  const answers = clients.map(client => read(slow, client.signal))
  const ended = Promise.allSettled(answers)
  await expect(read(long, signal)).rejects.toMatchObject({ code: 'too_many_texts' })
  clients[places - 1]?.abort()
  await expect(answers[places - 1]).rejects.toMatchObject({ code: 'request_incomplete' })
  const next = read(long, signal)
  for (const client of clients) client.abort()
  expect(await next).toBe(sanitizeHtml(long))
  expect((await ended).map(({ status }) => status)).toEqual(clients.map(() => 'rejected'))
})

it('refuses a text that has more tags than any text needs, and reads the next one', async () => {
  const read = newSanitizer()
  const [hostile, next] = [read('<br>'.repeat(1_300_000), signal), read(long, signal)]
  await expect(hostile).rejects.toMatchObject({ code: 'html_too_complex' })
  expect(await next).toBe(sanitizeHtml(long))
})

it('refuses a text whose process is killed, and reads the next one in another', async () => {
  const read = newSanitizer()
  const killed = read(slow, signal)
  const child = started.at(-1)
  if (!child) throw new Error('No process has been started')
  await once(child, 'message')
  child.kill('SIGKILL')
  await expect(killed).rejects.toMatchObject({ code: 'html_too_complex' })
  expect(await read(long, signal)).toBe(sanitizeHtml(long))
  expect(started.at(-1)).not.toBe(child)
})

it('refuses a text that would be larger than what the server takes once it is written', () => {
  const html = '&'.repeat(limits.bodyBytes / 5 + 1)
  expect(() => sanitizeHtml(html)).toThrow(expect.objectContaining({ code: 'too_large' }))
})
