import { readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document/parse5'
import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { savedForms } from '@taskfield/document/testing/corpus/saved-forms.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { browserTree } from './browser-tree.ts'

it.each(savedForms)('reads the same as in Node: $group: $input', ({ input }) => {
  const inNode = readHtml(input, parseTree)
  const inBrowser = readHtml(input, browserTree)
  expect(inBrowser.toJSON()).toEqual(inNode.toJSON())
  expect(writeHtml(inBrowser)).toBe(writeHtml(inNode))
})

it('passes over the end of a part of a table that has not begun', () => {
  const html = '<table><tbody><tr><td>a</td></thead><td>b</td></tr></tbody></table>'
  expect(writeHtml(readHtml(html, parseTree))).toBe(writeHtml(readHtml(html, browserTree)))
})

it('reads any HTML as in Node', () => {
  holdLaw(
    fc.property(tagSoup, html => {
      expect(writeHtml(readHtml(html, browserTree))).toBe(writeHtml(readHtml(html, parseTree)))
    }),
    500,
  )
})
