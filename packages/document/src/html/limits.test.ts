import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documents } from '../testing/arbitrary/documents.ts'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { visibleText } from '../testing/visible-text.ts'
import { elementsOf, type HtmlElement } from './html-element.ts'
import { HtmlTooComplex, readerLimits } from './limits.ts'
import { parseablePieces, readSource } from './parseable-pieces.ts'
import { parseTree } from './parse5-tree.ts'
import { readHtml } from '../read/read-html.ts'
import { writeHtml } from '../write/write-html.ts'
import { holdLaw } from '../testing/hold-law.ts'

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

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
const save = (html: string): string => writeHtml(readHtml(html))
const textOf = (html: string): string => visibleText(parseTree(html))
const parseable = (html: string): string => parseablePieces(html).join('')

/** What a function gives, or `null` for HTML that is too complex. */
function orRefusal<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof HtmlTooComplex) return null
    throw error
  }
}

/** Each makes a parser that takes it literally spend seconds and gigabytes, or overflows its stack. */
const hostile: readonly (readonly [what: string, html: string])[] = [
  ['formatting', `<p>${times(2000, index => `<b a=${index}>`)}x</p>${'<p>y</p>'.repeat(2000)}`],
  ['formatting, in one word', `${'<b a=i>'.repeat(5000)}x`],
  ['formatting with blocks', `${times(2000, index => `<font a=${index}><p>`)}x`],
  [
    'formatting ended in an attribute',
    `<p>${times(2000, i => `<b a="></b>" c=${i}>`)}${'<p>y'.repeat(2000)}`,
  ],
  ['formatting ended in a comment', `<p>${times(2000, i => `<b a=${i}><!--></b>-->`)}${'<p>y'.repeat(2000)}`],
  [
    'formatting ended in a script',
    `${times(900, i => `<b a=${i}><script><!--<script></script></b></script>`)}<p>y`,
  ],
  [
    'formatting ended in a cell',
    `${times(900, i => `<b a=${i}><table><td></b></table>`)}${'<p>y'.repeat(900)}`,
  ],
  [
    'formatting ended in a text area',
    `${times(900, i => `<b a=${i}><textarea></b></textarea>`)}${'<p>y'.repeat(900)}`,
  ],
  ['formatting across blocks', `${'<b><i><u><div>'.repeat(1000)}x${'</b></i></u>'.repeat(1000)}`],
  ['elements whose end comes in a cell', '<div><table><td></div></table>x'.repeat(3000)],
  ['elements whose end comes in a block', '<span><div></span></div>x'.repeat(5000)],
  ['forms', '<form><x></form>y'.repeat(5000)],
  ['items', '<li><dd>x'.repeat(5000)],
  ['options', '<optgroup>x'.repeat(5000)],
  ['blocks', `${'<div>'.repeat(20_000)}x`],
  ['names of JavaScript', `${'<constructor><toString>'.repeat(5000)}x`],
  ['quotes', '<blockquote>x'.repeat(5000)],
  ['lists', '<ul><li>x'.repeat(5000)],
  ['lists in lists', `${'<ul>'.repeat(1000)}x<li>y`],
  ['tables', `${'<table>'.repeat(3000)}x`],
  ['tables in cells', '<table><td>x'.repeat(5000)],
  ['figures', '<figure class="image table media">x'.repeat(5000)],
  ['SVG', '<svg><desc>'.repeat(5000)],
  ['SVG in old fonts', `${'<svg><font></font>'.repeat(5000)}x`],
  ['SVG with attributes that end it, or not', '<svg a=b/><g c="/>">'.repeat(5000)],
  ['templates', '<template><td>'.repeat(5000)],
  ['formulas', '<math><mi>x'.repeat(5000)],
  ['selections', `${'<select><xmp></select>'.repeat(3000)}x`],
  ['ends of paragraphs', `${'</p></br>'.repeat(3000)}x`],
  ['pages', `${'<html><body a=b><head><frameset>'.repeat(3000)}x`],
]

describe('hostile nesting', () => {
  it.each(hostile)('is refused, or costs little and keeps its text: %s', (_what, html) => {
    const saved = orRefusal(() => save(html))
    if (saved === null) return
    const tree = parseTree(parseable(html))
    expect(sizeOf(tree).elements).toBeLessThanOrEqual(3 * (html.match(/</g) ?? []).length)
    expect(textOf(saved)).toBe(visibleText(tree))
    expect(save(saved)).toBe(saved)
  })

  it.each([
    ['formatting', `<p>${times(2000, index => `<b a=${index}>`)}x</p>${'<p>y</p>'.repeat(2000)}`],
    ['blocks', `${'<div>'.repeat(20_000)}x`],
    ['blocks that end in cells', '<div><table><td></div></table>x'.repeat(10_000)],
  ])('is refused before it is parsed: %s', (_what, html) => {
    expect(() => parseablePieces(html)).toThrow(HtmlTooComplex)
  })

  it('costs a parser no more than was counted, whatever is repeated', { timeout: 600_000 }, () => {
    const repeated = fc
      .tuple(tagSoup, fc.integer({ min: 30, max: 300 }), tagSoup)
      .map(([start, count, rest]) => start.slice(0, 60).repeat(count) + rest)
    holdLaw(
      fc.property(repeated, html => {
        const counted = orRefusal(() => readSource(html))
        const tree = counted && orRefusal(() => parseTree(counted.pieces.join('')))
        if (!counted || !tree) return
        expect(sizeOf(tree).elements).toBeLessThanOrEqual(1 + 3 * counted.tags + (2 * counted.steps) / 1000)
      }),
      40,
    )
  })

  it('is all that is touched', { timeout: 600_000 }, () => {
    holdLaw(
      fc.property(documents, doc => {
        const html = writeHtml(doc)
        expect(parseable(html)).toBe(html)
      }),
      40,
    )
  })

  it('joins what stands deeper than the limit to what is around it', () => {
    const deep = readerLimits.nesting
    expect(save(`${'<blockquote>'.repeat(deep + 1)}x`)).toBe(
      `${'<blockquote>'.repeat(deep)}<p>x</p>${'</blockquote>'.repeat(deep)}`,
    )
    expect(save('<ul><li>x'.repeat(deep + 1))).toContain('<li><p>x</p><p>x</p></li>')
  })
})

describe('careless HTML', () => {
  it.each([
    ['end tags that may be left out', '<table><tr><td><p>x<td><p>y<tr><td>z</table><ul><li>x<li>y</ul><p>z'],
    ['formatting in the wrong order', '<p><b><i>x</b></i></p>'],
    ['formatting that goes on after its block', '<div><font size="2"><p>x</font></p></div>'],
    ['formatting that is never closed', '<p><b>x</p>'],
    ['end tags of nothing', '<p>x</b></div></span></p>'],
  ])('is read, a thousand lines of it: %s', (_what, line) => {
    expect(orRefusal(() => parseablePieces(line.repeat(1000)))).not.toBeNull()
  })

  it.each([
    ['items', '<ul><li>a<li>b</ul>'],
    ['items within items', '<ol><li>a<ul><li><p>b</ul><li><b>c</b></ol>'],
    ['terms', '<dl><dt>a<dd>b<p>c</dl>'],
    ['cells', '<table><tr><td>a<td>b<tr><th>c</table>'],
    ['lists in cells', '<table><tr><td>a<ul><li>b<ul><li>c</ul></ul><tr><td>d</table>'],
    ['paragraphs in quotes', '<blockquote><p>a<p>b</blockquote><div><p>c</div>'],
  ])('is read to any length where end tags may be left out: %s', (_what, line) => {
    const { pieces } = readSource(line.repeat(20_000))
    expect(pieces.length).toBeGreaterThan(20)
  })
})

describe('endless parts', () => {
  const long = 50_000

  it.each([
    ['an attribute that never ends', `<p title="${'x'.repeat(long)}`, ''],
    ['a tag that never ends', `x<a ${'b '.repeat(long)}`, '<p>x</p>'],
    ['a comment that never ends', `x<!--${'<!--'.repeat(long)}`, '<p>x</p>'],
    ['a script that never ends', `x${'<script><!--<script>'.repeat(long / 10)}`, '<p>x</p>'],
    ['many attributes', `<p ${times(long / 10, index => `a${index}=b `)}>x</p>`, '<p>x</p>'],
    [
      'many classes',
      `<span class="${'mention '.repeat(long)}">x</span>`,
      '<p><span class="mention" data-mention="x">x</span></p>',
    ],
    [
      'many declarations',
      `<p style="${'a:b;'.repeat(long)}text-align:right">x</p>`,
      '<p style="text-align:right;">x</p>',
    ],
    ['brackets in a style', `<p style="${'('.repeat(long)}">x</p>`, '<p>x</p>'],
    ['comments in a style', `<p style="${'/*'.repeat(long)}">x</p>`, '<p>x</p>'],
    [
      'a border',
      `<table style="border:${'1px '.repeat(long)}"><td>x`,
      '<figure class="table"><table><tbody><tr><td>x</td></tr></tbody></table></figure>',
    ],
    ['a colour', `<span style="color:rgb(${' '.repeat(long)}">x</span>`, '<p>x</p>'],
    ['an address', `<a href="/${'a'.repeat(65_536)}">x</a>`, '<p>x</p>'],
    ['sources of an image', `<img src="a" srcset="a${' '.repeat(long)}b">`, '<p><img src="a"></p>'],
    ['white space', `x${' \n'.repeat(long)}y`, '<p>x y</p>'],
  ])('are read as they are: %s', (_what, html, saved) => {
    expect(save(html)).toBe(saved)
  })

  it('are kept where they are text', () => {
    for (const text of ['слово ', '&lt;', '&amp;', '&nbsp;', 'x&#173;'])
      expect(textOf(save(text.repeat(long / 10)))).toBe(textOf(text.repeat(long / 10)))
  })

  it('are kept where they are many blocks', () => {
    // More than a call may have arguments.
    const count = 130_000
    for (const html of [`<ul>${'<p>x'.repeat(count)}`, `<table>${'<tr><td>x'.repeat(count)}`])
      expect(readHtml(html).textContent).toHaveLength(count)
  })
})

describe('tables', () => {
  const cellsOf = (html: string): number => (save(html).match(/<td/g) ?? []).length

  it('have no more cells than a wide one at the end of each row asks for', () => {
    expect(cellsOf(`<table>${'<tr><td colspan=1000 rowspan=65534>x'.repeat(1000)}`)).toBe(1001)
    expect(cellsOf(`<table><tr>${'<td>x'.repeat(1000)}${'<tr><td>x'.repeat(500)}`)).toBe(1000 + 2 * 500)
  })

  it('have no cell that reaches beyond the widest table', () => {
    expect(save('<table><td colspan="99999999">x<td colspan="5">y')).toContain(
      `<td colspan="${readerLimits.columns}">x</td><td>y</td>`,
    )
  })
})

describe('too many tags', () => {
  it.each(['<br>', '</p>'])('are refused: %s', tag => {
    expect(() => readHtml(tag.repeat(readerLimits.tags + 1))).toThrow(HtmlTooComplex)
  })
})
