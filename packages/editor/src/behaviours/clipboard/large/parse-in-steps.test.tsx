import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import { treeLines } from '@taskfield/document/testing/tree-lines.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseInSteps } from './parse-in-steps.ts'

function parsed(html: string, length?: number): HTMLElement {
  const steps = parseInSteps(html, length)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** What is told apart by its second half. */
const parts = fc.constantFrom(
  '\r\n',
  '&amp;',
  '&notin;',
  '😀',
  '<!-- т -->',
  '<pre>\n\n',
  '<a title="x > y">',
  '<![if !a]>',
)

it('makes of HTML what the parser makes of it at one go, wherever it is cut', () => {
  const soup = fc.array(fc.oneof(tagSoup, parts), { maxLength: 5 }).map(pieces => pieces.join(''))
  holdLaw(
    fc.property(soup, fc.integer({ min: 1, max: 30 }), (html, length) => {
      const whole = new DOMParser().parseFromString(html, 'text/html').documentElement
      expect(treeLines(parsed(html, length))).toEqual(treeLines(whole))
    }),
    500,
  )
})

it('cuts a long page often', () => {
  expect([...parseInSteps('<p>Срок</p>'.repeat(200_000))].length).toBeGreaterThanOrEqual(10)
})

it('runs and loads nothing', async () => {
  const loaded: string[] = []
  const observer = new PerformanceObserver(list => loaded.push(...list.getEntries().map(({ name }) => name)))
  observer.observe({ type: 'resource' })
  const [address, other] = ['a', 'b'].map(name => `${location.origin}/${name}-${crypto.randomUUID()}.png`)
  parsed(`<img src="${address}" onerror="document.title='ran'"><script>document.title='ran'</script>`, 7)
  await fetch(other ?? '')
  await expect.poll(() => loaded).toContain(other)
  observer.disconnect()
  expect(loaded).not.toContain(address)
  expect(document.title).not.toBe('ran')
})
