import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nodesBetween } from './nodes-between.ts'

it('comes to the same nodes as the library, in each range of each document', () => {
  const cases = fc.record({
    docs: fc.array(documents, { minLength: 1, maxLength: 3 }),
    ends: fc.tuple(fc.nat(), fc.nat()),
    isPassed: fc.func(fc.boolean()),
  })
  holdLaw(
    fc.property(cases, ({ docs: [first, ...others], ends, isPassed }) => {
      if (!first) return
      const doc = first.copy(others.reduce((all, one) => all.append(one.content), first.content))
      const [from = 0, to = 0] = ends.map(end => end % (doc.content.size + 1)).toSorted((a, b) => a - b)
      const mine: unknown[] = []
      const theirs: unknown[] = []
      nodesBetween(doc.resolve(from), doc.resolve(to), (...visited) => {
        mine.push(visited)
        return !isPassed(visited[1])
      })
      doc.nodesBetween(from, to, (...visited) => {
        theirs.push(visited)
        return !isPassed(visited[1])
      })
      expect(mine).toEqual(theirs)
    }),
  )
})
