import { schema } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { regroup } from './regroup.ts'

const block = (): Node => schema.node('paragraph')
const blocks = (count: number): Node[] => Array.from({ length: count }, block)
const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
/** The group of each block. */
const groupsOf = (sizes: readonly number[]): number[] =>
  sizes.flatMap((size, group) => Array.from({ length: size }, () => group))
const someSizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 })

const [a, b, c, d, e] = [block(), block(), block(), block(), block()]
const [x, y] = [block(), block()]

it.each<[string, Node[], Node[], number[], number[]]>([
  ['a block that is written to stays where it is', [a, b, c, d], [a, b, x, d], [2, 2], [2, 2]],
  ['a block that is added joins the one before it', [a, b, c, d], [a, b, x, c, d], [2, 2], [3, 2]],
  ['a block added at the start joins the first group', [a, b, c, d], [x, a, b, c, d], [2, 2], [3, 2]],
  ['a group whose blocks are gone is empty', [a, b, c, d, e], [a, e], [1, 3, 1], [1, 0, 1]],
  ['blocks between far changes keep their groups', [a, b, c, d, e], [x, c, d, y], [2, 2, 1], [1, 2, 1]],
  [
    'a block that is moved leaves the others in place',
    [a, b, c, d, e],
    [e, a, b, c, d],
    [2, 2, 1],
    [3, 2, 0],
  ],
  ['every block written to at once stays where it is', [a, b, c], [x, y, block()], [1, 2], [1, 2]],
])('%s', (_, before, after, ...[sizes, expected]) => {
  expect(regroup(before, after, sizes).sizes).toEqual(expected)
})

it('gives every block a group, whatever becomes of the blocks', () => {
  holdLaw(
    fc.property(
      someSizes.chain(sizes =>
        fc.record({
          sizes: fc.constant(sizes),
          // Places of blocks from before, in any order and number; -1 is a new one.
          after: fc.array(fc.integer({ min: -1, max: total(sizes) - 1 }), { maxLength: 20 }),
        }),
      ),
      ({ sizes, after }) => {
        const before = blocks(total(sizes))
        const next = regroup(
          before,
          after.map(place => before[place] ?? block()),
          sizes,
        )
        expect(total(next.sizes)).toBe(after.length)
        expect(Math.min(...next.sizes)).toBeGreaterThanOrEqual(0)
      },
    ),
    300,
  )
})

it('leaves the blocks around a change in their groups', () => {
  holdLaw(
    fc.property(
      someSizes.chain(sizes =>
        fc.record({
          sizes: fc.constant(sizes),
          from: fc.nat(total(sizes)),
          removed: fc.nat(6),
          added: fc.nat(12),
        }),
      ),
      ({ sizes, from, removed, added }) => {
        const before = blocks(total(sizes))
        const after = before.toSpliced(from, removed, ...blocks(added))
        const [old, now] = [groupsOf(sizes), groupsOf(regroup(before, after, sizes).sizes)]
        const groups = new Map(after.map((node, index) => [node, now[index]]))
        const stayed = before.filter(node => groups.has(node))
        expect(stayed.map(node => groups.get(node))).toEqual(stayed.map(node => old[before.indexOf(node)]))
      },
    ),
    300,
  )
})
