import { parseTree } from '@taskfield/document'
import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordHtml } from '../../../testing/copied/word-html.ts'
import { convertInSteps } from './convert-pasted.ts'
import { elementNode, textNode } from './tree/pasted-tree.ts'
import { readSourceInSteps } from './tree/read-source.ts'
import { readTree, readTreeInSteps } from './tree/read-tree.ts'
import { wordPasses } from './word/word.ts'
import { writeTree, writeTreeInSteps } from './tree/write-tree.ts'

/** What a work gives, and what its steps say. */
function drain<Step, Result>(steps: Generator<Step, Result, void>): { said: Step[]; result: Result } {
  const said: Step[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) return { said, result: step.value }
    said.push(step.value)
  }
}

it('reads and writes in steps what it does at one go', () => {
  holdLaw(
    fc.property(tagSoup, html => {
      const tree = readTree(parseTree(html))
      expect(drain(readTreeInSteps(parseTree(html))).result).toEqual(tree)
      expect(drain(writeTreeInSteps(tree.root.children)).result.html).toBe(writeTree(tree.root.children))
    }),
    200,
  )
})

it.each([
  ['in the body', (text: string) => text],
  ['in a section', (text: string) => `<div class=WordSection1>${text}</div>`],
])('reads no long text %s at one go', (_, wrap) => {
  const html = wordHtml(wrap('<p class=MsoNormal>Срок</p>'.repeat(5_000)))
  expect(drain(readTreeInSteps(parseTree(html))).said.length).toBeGreaterThanOrEqual(10)
  expect(drain(readSourceInSteps(html)).said.length).toBeGreaterThanOrEqual(4)
})

it('converts no text at one go', () => {
  const { said } = drain(convertInSteps(readTree(parseTree(wordHtml('<p>Срок</p>'))), 'word'))
  expect(said.length).toBeGreaterThan(wordPasses.length)
})

it('writes no long text at one go', () => {
  const nodes = Array.from({ length: 5_000 }, () => elementNode('p', [textNode('Срок')]))
  expect(drain(writeTreeInSteps(nodes)).said.length).toBeGreaterThanOrEqual(10)
})
