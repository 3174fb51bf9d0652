import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { classesOf, declarationsOf } from '../html/element-parts.ts'
import { elementsOf } from '../html/html-element.ts'
import { parseablePieces } from '../html/parseable-pieces.ts'
import { parseTreeOf } from '../html/parse5-tree.ts'
import { readBlocks } from '../read/read-html.ts'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { TrackingElement } from './tracking-element.ts'
import { holdLaw } from '../testing/hold-law.ts'

const parse = (html: string): TrackingElement => parseTreeOf(TrackingElement, parseablePieces(html).join(''))
const read = (root: TrackingElement): unknown[] => readBlocks(root).map((node): unknown => node.toJSON())

/** Takes the attributes, classes and styles out of one tree that the reader did not consume in another. */
function removeUnread(from: TrackingElement, seen: TrackingElement): void {
  const { consumedParts } = seen
  const classes = classesOf(seen).filter(name => consumedParts.has(`.${name}`))
  const styles = [...declarationsOf(seen)].filter(([property]) => consumedParts.has(`{${property}}`))
  const kept = from.attributes.filter(
    ({ name }) => name !== 'class' && name !== 'style' && consumedParts.has(`[${name}]`),
  )
  if (classes.length > 0) kept.push({ name: 'class', value: classes.join(' ') })
  if (styles.length > 0) {
    kept.push({ name: 'style', value: styles.map(([property, value]) => `${property}:${value}`).join(';') })
  }
  // Not in place: formatting that a parser repeats shares one list.
  Object.assign(from, { attributes: kept })
  const others = elementsOf(seen)
  for (const [index, child] of elementsOf(from).entries())
    removeUnread(child as TrackingElement, others[index] as TrackingElement)
}

it('reads nothing of an element but what it notes', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(tagSoup, html => {
      const seen = parse(html)
      const before = read(seen)
      const without = parse(html)
      removeUnread(without, seen)
      expect(read(without)).toEqual(before)
    }),
    200,
  )
})
