import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { elementsOf, type HtmlElement } from './html-element.ts'
import { limitNesting } from './limit-nesting.ts'
import { readerLimits } from './limits.ts'
import { parseTree } from './parse5-tree.ts'

/** More runs of each law on demand, as in laws.test.ts. */
const numRuns = Number(process.env['LAW_RUNS'] ?? 100)

function sizeOf(root: HtmlElement): { elements: number; depth: number } {
  const size = { elements: 0, depth: 0 }
  const waiting = [{ element: root, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    size.elements++
    size.depth = Math.max(size.depth, next.depth)
    for (const child of elementsOf(next.element)) waiting.push({ element: child, depth: next.depth + 1 })
  }
  return size
}

describe('hostile HTML', () => {
  it('never opens more than the limits allow, whatever is repeated', { timeout: 600_000 }, () => {
    const hostile = fc
      .tuple(tagSoup, fc.integer({ min: 500, max: 1500 }), tagSoup)
      .map(([start, count, rest]) => start.slice(0, 100).repeat(count) + rest)
    fc.assert(
      fc.property(hostile, html => {
        const size = sizeOf(parseTree(limitNesting(html)))
        expect(size.depth).toBeLessThanOrEqual(readerLimits.openElements + 40)
        expect(size.elements).toBeLessThanOrEqual(readerLimits.tags)
      }),
      { numRuns },
    )
  })
})
