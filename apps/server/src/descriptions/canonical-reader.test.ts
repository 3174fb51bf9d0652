import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { canonicalHtml } from './canonical-html.ts'
import type { CanonicalReader } from './canonical-reader.ts'

/** The thread is started from the built server, as in the product. */
const built = new URL('../../dist/descriptions/canonical-reader.js', import.meta.url)
const { canonicalReader } = (await import(built.href)) as { canonicalReader: () => CanonicalReader }

const paragraph = '<p onclick="alert(1)">Длинный <b>текст</b></p>'
const long = paragraph.repeat(Math.ceil(limits.htmlReadAtOnce / paragraph.length) + 1)

it.each([
  ['a short text', paragraph],
  ['a long text', long],
])('makes the same of %s as anywhere', async (_which, html) => {
  expect(await canonicalReader()(html)).toBe(canonicalHtml(html))
})

it('reads a long text beside everything else that the server does', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  await canonicalReader()(long)
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
})

it('gives up a text that has more tags than any text needs, and reads the next one', async () => {
  const read = canonicalReader()
  const [hostile, next] = await Promise.all([read('<br>'.repeat(2_100_000)), read(long)])
  expect(hostile).toBeNull()
  expect(next).toBe(canonicalHtml(long))
})
