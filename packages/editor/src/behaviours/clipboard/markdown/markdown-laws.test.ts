import { readHtml, schema } from '@taskfield/document'
import { toMarkdown } from '@taskfield/document/markdown'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { Fragment, type Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { outlineOf } from '../../../testing/markdown-outline.ts'
import { markdownHtml } from './markdown-html.ts'

const signs = fc
  .array(
    fc.constantFrom(
      ...'* ** _ __ ~ ~~ ` ``` # ## > - -- --- + 1. 12) [ ] ( ) [x] [ ] ! ![ | \\ \\* = === : :-- < & &#42; <br> a Я .'.split(
        ' ',
      ),
      ' ',
      '  ',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map(parts => parts.join(''))

/** A document whose texts hold, besides their own words, signs of Markdown. */
const signedDocuments: fc.Arbitrary<Node> = fc
  .tuple(documents, fc.array(signs, { minLength: 1, maxLength: 8 }))
  .map(([doc, texts]) => {
    let next = 0
    const sign = (node: Node): Node => {
      if (!node.isText) return node.copy(Fragment.fromArray(node.children.map(sign)))
      const text = texts[next++ % texts.length] ?? ''
      const mixed = [text, `${text}${node.text}`, `${node.text}${text}`][next % 3] ?? text
      return schema.text(mixed, node.marks)
    }
    return sign(doc)
  })

it('reads back what it wrote as Markdown, in all that Markdown can say', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(fc.oneof(documents, signedDocuments), doc => {
      const markdown = toMarkdown(doc)
      const back = readHtml(markdownHtml(markdown))
      expect({ markdown, outline: outlineOf(back) }).toEqual({ markdown, outline: outlineOf(doc) })
    }),
    200,
  )
})
