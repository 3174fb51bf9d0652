import { parseTree } from '@taskfield/document'
import { nearPlain } from '@taskfield/document/testing/arbitrary/near-plain.ts'
import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import { treeLines } from '@taskfield/document/testing/tree-lines.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { elementNode, textNode, type PastedNode } from './pasted-tree.ts'
import { readTree } from './read-tree.ts'
import { writeTreeInSteps, type WrittenTree } from './write-tree.ts'

function writtenTree(nodes: readonly PastedNode[]): WrittenTree {
  const steps = writeTreeInSteps(nodes, true)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Elements as converters make them, which no parser has read. */
const made = fc.letrec<{ node: PastedNode }>(node => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('', ' ', '\n', 'т', '<b>', '\r', '\ufeff').map(textNode),
    node('node').map(part => elementNode('table', [elementNode('tbody', [elementNode('tr', [part])])])),
    fc
      .tuple(
        fc.constantFrom(
          'p',
          'li',
          'ul',
          'pre',
          'a',
          'table',
          'tbody',
          'tr',
          'td',
          'span',
          'h2',
          'div',
          'br',
          'center',
        ),
        fc.array(node('node'), { maxLength: 3 }),
        fc.dictionary(
          fc.constantFrom('class', 'Title', 'v:shapes', 'o=x'),
          fc.constantFrom('', '\r', '"', 'x'),
          {
            maxKeys: 2,
          },
        ),
      )
      .map(([name, children, attributes]) => elementNode(name, name === 'br' ? [] : children, attributes)),
  ),
})).node

it('is the one that the browser makes of what is written, wherever there is one', () => {
  let plain = 0
  let tried = 0
  const read = fc.oneof(nearPlain, tagSoup).map(html => readTree(parseTree(html)).root.children)
  holdLaw(
    fc.property(fc.oneof(read, fc.array(made, { maxLength: 3 })), nodes => {
      const { html, tree } = writtenTree(nodes)
      tried++
      if (tree) plain++
      const expected = treeLines(parseTree(html))
      expect(tree ? treeLines(tree) : expected).toEqual(expected)
    }),
    500,
  )
  expect(plain / tried).toBeGreaterThan(0.1)
})
