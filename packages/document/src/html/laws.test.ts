import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documents } from '../testing/arbitrary/documents.ts'
import { parseTree } from './parse5-tree.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

/** More runs of each law on demand: `LAW_RUNS=10000 npx vitest run packages/document/src/html/laws.test.ts`. */
const numRuns = Number(process.env['LAW_RUNS'] ?? 150)

it('reads what it wrote to the same document', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(documents, doc => {
      doc.check()
      const html = writeHtml(doc)
      const back = readHtml(html, parseTree)
      expect({ html, doc: back.toJSON() }).toEqual({ html, doc: doc.toJSON() })
      expect(writeHtml(back)).toBe(html)
    }),
    { numRuns },
  )
})
