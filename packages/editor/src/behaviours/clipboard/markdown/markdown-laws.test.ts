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

/** What reading the Markdown of blocks changes: none where they are as they were. */
function changesOf(blocks: Node[]): { markdown: string; was: unknown; is: unknown }[] {
  const doc = schema.node('doc', null, blocks)
  const markdown = toMarkdown(doc)
  const [was, is] = [outlineOf(doc), outlineOf(readHtml(markdownHtml(markdown)))]
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ markdown, was, is }]
}

const paragraph = (...content: Node[]): Node => schema.node('paragraph', null, content)

const wordsOf = (text: string): string[] => text.split(' ')
const everySign = wordsOf(
  '# ## ###### ####### - + * ** _ __ ~ ~~ > = == --- === *** ___ | :- :-- -: 1. 1) 12. 123456789) 1234567890. ` `` ``` [ ] ![ ]( [x] < <a </a <!-- <? & &amp; &#42; &lt \\ \\\\ ! https: @ www.a.ru',
)
const beside = ['', ' ', 'a', 'Я', '.', '(', '-', '`', '\\']
const behind = [...beside, ' a']

it('keeps every sign of Markdown text, whatever is beside it, at the start of a line and within', () => {
  const texts = beside.flatMap(before =>
    behind.flatMap(after => everySign.map(sign => schema.text(`${before}${sign}${after}`.trim()))),
  )
  const changes = texts.flatMap(text => [
    ...changesOf([paragraph(text)]),
    ...changesOf([paragraph(schema.text('a'), schema.node('lineBreak'), text)]),
    ...changesOf([schema.node('heading', { level: 2 }, [text])]),
  ])
  expect(changes).toEqual([])
})

const looks = [['bold'], ['italic'], ['strikethrough'], ['bold', 'italic'], ['italic', 'strikethrough']].map(
  names => names.map(name => schema.mark(name)),
)
const around = ['', ' ', 'a', '.', '(', '€', '😀', '*', '!', 'a ', '\\']
const within = ['b', '(b)', '.', '😀', '€', 'b.']

const words = (text: string, marks: (typeof looks)[number] = []): Node[] =>
  text === '' ? [] : [schema.text(text, marks)]

it('keeps bold, italic and struck words, whatever stands beside and in them', () => {
  const inLooks = looks.flatMap(marks => within.map(inner => words(inner, marks)))
  const beforeWords = around.flatMap(before => inLooks.map(inner => [...words(before), ...inner]))
  const touching = looks.flatMap(marks => inLooks.map(inner => [...words('b', marks), ...inner]))
  const changes = around.flatMap(side => [
    ...beforeWords.flatMap(start => changesOf([paragraph(...start, ...words(side))])),
    ...touching.flatMap(inner => changesOf([paragraph(...words(side), ...inner, ...words(side))])),
    ...inLooks.flatMap(inner => changesOf([paragraph(...inner, ...words(side), ...inner)])),
  ])
  expect(changes).toEqual([])
})

const everyCode = wordsOf('` `` a`b `a a` a``b` \\ a\\ *a* <a> &amp; a|b [a](b)')
const everyAddress = [
  ...wordsOf(
    '/a(b) /a) /(a /a<b> /a\\b /a\\) /&amp; /&AMP; /&copy;x /&#42; /&#x2a; /a"b /*a* /_a_ /[a] #a /a|b',
  ),
  '/a b',
  '/a (b) c',
]

it('keeps addresses and code in a line, whatever signs are in them', () => {
  const linked = everyAddress.map(href => schema.text('a', [schema.mark('link', { href })]))
  const codes = everyCode.map(code => schema.text(code, [schema.mark('inlineCode')]))
  const changes = [...linked, ...codes].flatMap(text => [
    ...changesOf([paragraph(text)]),
    ...changesOf([paragraph(schema.text('('), text, schema.text(')'))]),
  ])
  expect(changes).toEqual([])
})
