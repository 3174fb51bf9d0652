import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import type { Sanitizer } from './sanitizer.ts'

/** The thread is started from the built server, as in the product. */
const built = new URL('../../dist/descriptions/sanitizer.js', import.meta.url)
const { createSanitizer } = (await import(built.href)) as { createSanitizer: () => Sanitizer }

const paragraph = '<p onclick="alert(1)">Длинный <b>текст</b></p>'
const long = paragraph.repeat(Math.ceil(limits.sanitizeInlineCharacters / paragraph.length) + 1)

it.each([
  ['a short text', paragraph],
  ['a long text', long],
])('makes the same of %s as anywhere', async (_which, html) => {
  expect(await createSanitizer()(html)).toBe(sanitizeHtml(html))
})

it('reads a long text beside everything else that the server does', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  await createSanitizer()(long)
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
})

it('gives up a text that has more tags than any text needs, and reads the next one', async () => {
  const read = createSanitizer()
  const [hostile, next] = await Promise.all([read('<br>'.repeat(2_100_000)), read(long)])
  expect(hostile).toBeNull()
  expect(next).toBe(sanitizeHtml(long))
})
