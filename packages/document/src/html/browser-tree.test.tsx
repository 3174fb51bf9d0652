import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLost } from '../convert/find-lost.ts'
import { TrackingElement } from '../convert/tracking-element.ts'
import { readBlocks, readHtml } from '../read/read-html.ts'
import { nearPlain } from '../testing/arbitrary/near-plain.ts'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { savedForms } from '../testing/corpus/saved-forms.ts'
import { holdLaw } from '../testing/hold-law.ts'
import { linesInPieces } from '../testing/lines-in-pieces.ts'
import { treeLines } from '../testing/tree-lines.ts'
import { writeHtml } from '../write/write-html.ts'
import * as browser from './browser-tree.ts'
import * as parse5 from './parse5-tree.ts'
import { parsePlainTree } from './plain-tree.ts'
import { parseablePieces } from './parseable-pieces.ts'

const readBy = ({ parseTree }: typeof browser | typeof parse5, html: string) => readHtml(html, { parseTree })

it.each(savedForms)('reads the same as in Node: $group: $input', ({ input }) => {
  const inNode = readBy(parse5, input)
  const inBrowser = readBy(browser, input)
  expect(inBrowser.toJSON()).toEqual(inNode.toJSON())
  expect(writeHtml(inBrowser)).toBe(writeHtml(inNode))
})

it('passes over the end of a part of a table that has not begun', () => {
  const html = '<table><tbody><tr><td>a</td></thead><td>b</td></tr></tbody></table>'
  expect(writeHtml(readBy(parse5, html))).toBe(writeHtml(readBy(browser, html)))
})

it('has the tree of the browser where HTML is so plain that Node needs no parser', () => {
  holdLaw(
    fc.property(nearPlain, html => {
      const tree = parsePlainTree(html)
      const expected = treeLines(browser.parseTree(html))
      expect(tree ? treeLines(tree) : expected).toEqual(expected)
    }),
    500,
  )
})

it('has the tree of the browser in pieces of any length, up to where a parser is needed', () => {
  holdLaw(
    fc.property(fc.oneof(nearPlain, tagSoup), fc.nat(60), (html, length) => {
      expect(linesInPieces(html, length, browser.parseTree)).toEqual(treeLines(browser.parseTree(html)))
    }),
    500,
  )
})

it('reads a text as its parser does, whether or not it is so plain that none is needed', () => {
  const long = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.oneof(nearPlain, tagSoup), nearPlain)
  holdLaw(
    fc.property(long, ([count, html, end]) => {
      const text = `${'<p>Срок — <b>пятница</b></p>'.repeat(count)}${html}${'<h2>Итог</h2>'.repeat(count)}${end}`
      expect(readHtml(text).toJSON()).toEqual(readBy(browser, text).toJSON())
    }),
    60,
  )
})

it.each([
  ['paragraphs that stay open', '<p>'.repeat(600), ''],
  ['what is deep', '<div>'.repeat(300), '</div>'.repeat(300)],
  ['deep formatting', '<b>'.repeat(250), `т${'</b>'.repeat(250)}`],
  ['lists that stay open', '<ul><li>'.repeat(180), 'т'],
  ['many attributes', `<p ${'a b '.repeat(40)}>`, '</p>'],
  ['an attribute that does not end', '<a href="', '<p>т</p>'],
  ['line breaks at the start of code', '<pre>', '\n\nт</pre><pre>т</pre>'],
  [
    'a table in a cell',
    '<table><tbody><tr><td>',
    '<table><tbody><tr><td>т</td></tr></tbody></table></td></tr></tbody></table>',
  ],
  ['U+0000', '<p>т</p>\u0000<p>', '\u0000т</p>'],
  ['a byte order mark', '<p>т</p>\ufeff', '<p>т</p>'],
  ['a comment', '<p>т</p><!-- ', ' --><p>т</p>'],
])('reads as the parser does what comes after plain blocks: %s', (_name, start, end) => {
  const text = `${'<p>т</p>'.repeat(1100)}${start}${end}`
  expect(readHtml(text).toJSON()).toEqual(readBy(browser, text).toJSON())
  expect(linesInPieces(text, 1, browser.parseTree)).toEqual(treeLines(browser.parseTree(text)))
})

const styleParts = fc.constantFrom(
  ...`style|STYLE|style=| style="color:red"| style='a b'| style = x|style=""|/style=x|</style =x>`.split('|'),
  ...`"|'| |=|/|<|>|<b|<b |<span style=|a title="|<!--|-->|ж|-hidden-tf`.split('|'),
  ...'<textarea>|</textarea>|<style>|</style>|</style |<p>|<i style="a" style="b">|</i>|<br'.split('|'),
  ...'<style media=a>|</STYLE>|<table>|<svg>|<title>|<b onclick="a"| ONLOAD=|noframes|<td>'.split('|'),
)

it('has each `style` and handler where it was, though the browser is not shown one', () => {
  holdLaw(
    fc.property(fc.array(styleParts, { maxLength: 15, size: 'max' }), parts => {
      const html = parts.join('')
      expect(treeLines(browser.parseTree(html))).toEqual(treeLines(parse5.parseTree(html)))
    }),
    500,
  )
})

it('reads any HTML as in Node, with what would be lost of it', () => {
  const lostBy = ({ parseTreeOf }: typeof browser | typeof parse5, html: string): string[] => {
    const roots = parseablePieces(html).map(piece => parseTreeOf(TrackingElement, piece))
    return roots.flatMap(root => {
      readBlocks(root)
      return [...findLost(root)].toSorted()
    })
  }
  holdLaw(
    fc.property(tagSoup, html => {
      expect(writeHtml(readBy(browser, html))).toBe(writeHtml(readBy(parse5, html)))
      expect(lostBy(browser, html)).toEqual(lostBy(parse5, html))
    }),
    500,
  )
})
