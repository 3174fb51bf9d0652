import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLost } from '../convert/find-lost.ts'
import { TrackingElement } from '../convert/tracking-element.ts'
import { readTrees } from '../read/read-html.ts'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { holdLaw } from '../testing/hold-law.ts'
import { visibleText } from '../testing/visible-text.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from './html-element.ts'
import { parseTree, parseTreeOf } from './parse5-tree.ts'
import { parseablePieces, parseablePiecesInSteps, readSource } from './parseable-pieces.ts'

const textOf = (html: string): string => visibleText(parseTree(html))
const parseable = (html: string): string => parseablePieces(html).join('')

/** The nodes of trees in a row, texts that follow each other as one. */
function outline(...roots: HtmlNode[]): unknown[] {
  const nodes: unknown[] = []
  for (const child of roots.flatMap(root => childrenOf(root))) {
    const last = nodes.at(-1)
    if (isElement(child)) nodes.push([child.localName, outline(child)])
    else if (child.nodeType === 3 && typeof last === 'string')
      nodes.splice(-1, 1, last + (child.nodeValue ?? ''))
    else if (child.nodeType === 3) nodes.push(child.nodeValue ?? '')
  }
  return nodes
}

describe('pieces', () => {
  it('give the same tree as the whole', { timeout: 600_000 }, () => {
    holdLaw(
      fc.property(tagSoup, tagSoup, (start, rest) => {
        const { pieces } = readSource(start + rest, { length: 1 })
        expect(outline(...pieces.map(parseTree))).toEqual(outline(parseTree(pieces.join(''))))
      }),
      400,
    )
  })

  it('give the same text as the whole where wrappers are parted', { timeout: 600_000 }, () => {
    const wrapper = fc.constantFrom(
      '<div>',
      '<section style="text-align:center;font-weight:bold">',
      '<div align="right" id="a">',
      '<center>',
      '<div style="page-break-after:always">',
      '<article style="color:red"><b>',
    )
    holdLaw(
      fc.property(
        fc.array(wrapper, { maxLength: 4 }),
        fc.array(tagSoup, { maxLength: 3 }),
        (around, parts) => {
          const html = around.join('') + parts.map((part, index) => `${part}<p>${index}</p>`).join('')
          const { pieces } = readSource(html, { length: 1, partsWrappers: true })
          const roots = pieces.map(piece => parseTreeOf(TrackingElement, piece))
          const whole = parseTreeOf(TrackingElement, parseable(html))
          const json = (trees: HtmlElement[]): unknown[] =>
            [...readTrees(trees)].flat().map((node): unknown => node.toJSON())
          expect({ html, blocks: json(roots) }).toEqual({ html, blocks: json([whole]) })
          expect(new Set(roots.flatMap(root => [...findLost(root)]))).toEqual(findLost(whole))
        },
      ),
      200,
    )
  })

  it.each([
    ['<div>', '</div>'],
    ['<article class="a"><div style="text-align:center">', '</div></article>'],
  ])('are many of a long text in wrappers: %s', (start, end) => {
    const html = start + '<p>x</p>\n'.repeat(20_000) + end
    const { pieces } = readSource(html, { partsWrappers: true })
    expect(pieces.length).toBeGreaterThan(20)
    expect(parseablePieces(html)).toEqual([html])
  })

  it.each([
    ['an element that is something by itself', '<blockquote>', '</blockquote>'],
    ['a wrapper that asks for a page break', '<div style="page-break-before:always">', '</div>'],
    ['a wrapper with a long tag', `<div title="${'x'.repeat(600)}">`, '</div>'],
    ['a wrapper within formatting', '<b><div>', '</div></b>'],
  ])('end nowhere in %s', (_what, start, end) => {
    const html = start + '<p>x</p>'.repeat(20_000) + end
    expect(readSource(html, { partsWrappers: true }).pieces).toEqual([html])
  })

  it.each([
    ['makes no tag of what was text', '<<math>div></p>x</div>y', '<div>xy'],
    ['makes no end tag of what was text', '<div>a<</select>/div></p>b', 'a</div>b'],
    ['makes no comment of what was text', 'a<<math><math>!--></p>b-->c', 'a<!-->b-->c'],
    ['is known by Latin letters alone', '<trac\u212A></p>x</p>y', 'xy'],
  ])('end where a parser has nothing open: a tag %s', (_what, html, text) => {
    const { pieces } = readSource(html, { length: 1 })
    expect(outline(...pieces.map(parseTree))).toEqual(outline(parseTree(pieces.join(''))))
    expect(textOf(pieces.join(''))).toBe(text)
  })

  it('end after no form whose end tag a parser ignores', () => {
    const html = '<form><marquee></form></marquee></form><p>x</p><p>y</p>'
    expect(readSource(html, { length: 1 }).pieces).toEqual([html])
  })

  it('are many of a long text, and one of a short one', () => {
    const html = '<p>x <b>y</b></p><ul><li>z</li></ul>'
    expect(parseablePieces(html)).toEqual([html])
    expect(parseablePieces(html.repeat(20_000)).length).toBeGreaterThan(60)
    expect(Math.max(...parseablePieces(html.repeat(20_000)).map(piece => piece.length))).toBeLessThan(8_500)
  })

  it('of a long text are found in many steps, and are the same', () => {
    const html = '<p>x <b>y</b></p>'.repeat(20_000)
    const steps = parseablePiecesInSteps(html)
    let count = 1
    let step = steps.next()
    for (; !step.done; step = steps.next()) count++
    expect(step.value).toEqual(parseablePieces(html))
    expect(count).toBeGreaterThanOrEqual(16)
  })
})
