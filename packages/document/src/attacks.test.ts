import { describe, expect, it } from 'vitest'
import { attackStrings } from './testing/attack-strings.ts'
import { childrenOf, isElement, type HtmlNode } from './html/html-element.ts'
import { parseTree } from './html/parse5-tree.ts'
import type { TreeElement } from './html/tree-element.ts'
import { readHtml } from './read/read-html.ts'
import { writeHtml } from './write/write-html.ts'

const written = new Set(
  (
    'p h2 h3 h4 ul ol li label input span blockquote pre code div figure figcaption img a oembed table colgroup col ' +
    'thead tbody tr th td br strong i s u sub sup'
  ).split(' '),
)
const harmless = new Set(
  (
    'class style href target rel src alt srcset sizes width height start url colspan rowspan scope type checked disabled ' +
    'data-mention data-id data-type'
  ).split(' '),
)

function* elementsIn(root: HtmlNode): Generator<TreeElement> {
  for (const child of childrenOf(root)) {
    if (isElement(child)) yield child as TreeElement
    yield* elementsIn(child)
  }
}

it('is tried against at least 150 attacks', () =>
  expect(new Set(attackStrings).size).toBeGreaterThanOrEqual(150))

/** The scheme of an address as every browser finds it. */
const schemeOf = (address: string): string => URL.parse(address, 'https://page.example/')?.protocol ?? ''

/** The parts of an element that could run or fetch something; `[]` is what we want. */
function dangersOf({ localName, attributes }: TreeElement): string[] {
  const isDangerous = (name: string, value: string): boolean => {
    if (!harmless.has(name)) return true
    if (name === 'style') return /url|expression|@|\\|image|["'{}<>]/i.test(value)
    if (name === 'href')
      return /^(?:javascript|vbscript|data|blob|filesystem|view-source|about):$/.test(schemeOf(value))
    return /^(?:src|url)$/.test(name) && !/^(?:https?:|\/|#|[^:]*$)/i.test(value)
  }
  const dangers = attributes.filter(({ name, value }) => isDangerous(name, value)).map(({ name }) => name)
  return written.has(localName) ? dangers : [localName, ...dangers]
}

describe('what is written of an attack', () => {
  it.each(attackStrings)('can run nothing: %s', attack => {
    const html = writeHtml(readHtml(attack))
    expect([...elementsIn(parseTree(html))].flatMap(dangersOf)).toEqual([])
  })

  it('is looked at closely enough to find an attack as it was', () => {
    expect(
      [...elementsIn(parseTree('<p onclick="x"><a href="javascript:x">a</a></p>'))].flatMap(dangersOf),
    ).toEqual(['onclick', 'href'])
  })
})
