import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import page from '../../../docs/server.md?raw'
import { childrenOf, isElement, type HtmlNode } from './html/html-element.ts'
import { parseTree } from './html/parse5-tree.ts'
import type { TreeElement } from './html/tree-element.ts'
import { documents } from './testing/arbitrary/documents.ts'
import { parseDeclarations } from './values/declarations.ts'
import { writeHtml } from './write/write-html.ts'

interface AllowList {
  readonly elements: Readonly<Record<string, string>>
  readonly everywhere: string
  readonly styles: string
}

const [, json = ''] = /```json\n([^]*?)\n```/.exec(page) ?? []
const list = JSON.parse(json) as AllowList

function* elementsIn(root: HtmlNode): Generator<TreeElement> {
  for (const child of childrenOf(root)) {
    if (isElement(child)) yield child as TreeElement
    yield* elementsIn(child)
  }
}

/** An element and each of its attributes as the page names them, and the properties of its style. */
function partsOf({ localName, attributes }: TreeElement): string[] {
  const everywhere = list.everywhere.split(' ')
  const style = attributes.find(({ name }) => name === 'style')?.value ?? ''
  const own = attributes.filter(({ name }) => !everywhere.includes(name))
  return [
    `<${localName}>`,
    ...own.map(({ name }) => `${localName} ${name}`),
    ...[...parseDeclarations(style).keys()].map(property => `style ${property}`),
  ]
}

function namedParts(): string[] {
  const elements = Object.entries(list.elements).flatMap(([element, attributes]) => [
    `<${element}>`,
    ...attributes
      .split(' ')
      .filter(Boolean)
      .map(name => `${element} ${name}`),
  ])
  return [...elements, ...list.styles.split(' ').map(property => `style ${property}`)]
}

it('docs/server.md lists what a saved text consists of, for sanitizers of other languages', () => {
  const written = new Set<string>()
  // So many that everything is among them, however slow the machine is.
  for (const doc of fc.sample(documents, { numRuns: 300, seed: 1 }))
    for (const element of elementsIn(parseTree(writeHtml(doc))))
      for (const part of partsOf(element)) written.add(part)
  expect(new Set(namedParts())).toEqual(written)
})
