import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBoundary } from '../html/element-kinds.ts'
import { childrenOf, findElement, isElement, type HtmlElement, type HtmlNode } from '../html/html-element.ts'
import { parseablePieces } from '../html/parseable-pieces.ts'
import { parseTreeOf } from '../html/parse5-tree.ts'
import { readBlocks } from '../read/read-html.ts'
import { documents } from '../testing/arbitrary/documents.ts'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { writeBlocks } from '../write/write-html.ts'
import { convertHtml } from './convert-html.ts'
import { findLost } from './find-lost.ts'
import { TrackingElement } from './tracking-element.ts'
import { holdLaw } from '../testing/hold-law.ts'

const parse = (html: string): TrackingElement => parseTreeOf(TrackingElement, parseablePieces(html).join(''))
const read = (root: HtmlElement): unknown[] => readBlocks(root).map((node): unknown => node.toJSON())

/** A copy of a node that holds other children. */
function withChildren<N extends HtmlNode>(node: N, children: readonly HtmlNode[]): N {
  let firstChild: HtmlNode | null = null
  for (const child of children.toReversed()) firstChild = copyOf(child, { nextSibling: firstChild })
  return copyOf(node, { firstChild })
}

/** A node that is like another but for some of its links. */
function copyOf<N extends HtmlNode>(node: N, links: Partial<HtmlNode>): N {
  return Object.assign(Object.create(node) as N, links)
}

const bare = new TrackingElement('div', parse('').namespace, [])

/** What a tree is without the elements of which the reader took no notice and `lost` does not tell. */
function withoutUnread(element: TrackingElement, lost: ReadonlySet<string>): HtmlNode[] {
  if (element.consumedParts.has('*')) return [element]
  const children = childrenOf(element).flatMap(child =>
    isElement(child) ? withoutUnread(child as TrackingElement, lost) : [child],
  )
  const isUnread = element.consumedParts.size === 0 && !lost.has(element.localName)
  // A list that stands in it is no part of the item before.
  const partsList =
    /^[uo]l$/.test(element.parent instanceof TrackingElement ? element.parent.localName : '') &&
    findElement(element, ({ localName }) => /^[uo]l$/.test(localName)) !== null
  if (!isUnread || partsList) return [withChildren(element, children)]
  return isBoundary(element.localName) ? [withChildren(bare, children)] : children
}

it('names every element that says more than that a line ends', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(tagSoup, html => {
      const seen = parse(html)
      const before = read(seen)
      const children = childrenOf(seen).flatMap(child =>
        isElement(child) ? withoutUnread(child as TrackingElement, findLost(seen)) : [child],
      )
      expect(read(withChildren(seen, children))).toEqual(before)
    }),
    200,
  )
})

it('is nothing of what was saved', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(documents, doc => {
      expect(convertHtml(writeBlocks(doc)).lost).toEqual([])
    }),
    200,
  )
  holdLaw(
    fc.property(tagSoup, html => {
      const saved = convertHtml(html).html
      expect({ saved, lost: convertHtml(saved).lost }).toEqual({ saved, lost: [] })
    }),
    200,
  )
})
