import { schema } from '@taskfield/document'
import { expect, it } from 'vitest'
import { findMatches, type Search } from './find-matches.ts'

const { nodes, marks } = schema
const doc = nodes.doc.create(null, [
  nodes.paragraph.create(null, [
    schema.text('Ёлка, ёл'),
    schema.text('ка', [marks.bold.create()]),
    schema.text(' и елками'),
  ]),
  nodes.codeBlock.create(null, schema.text('const елка = 1')),
])
const found = (search: Partial<Search>): string[] =>
  findMatches(doc, { text: 'елка', matchCase: false, wholeWord: false, ...search }).map(({ from, to }) =>
    doc.textBetween(from, to),
  )

it.each([
  [{}, ['Ёлка', 'ёлка', 'елка', 'елка']],
  [{ wholeWord: true }, ['Ёлка', 'ёлка', 'елка']],
  [{ matchCase: true }, ['ёлка', 'елка', 'елка']],
  [{ text: 'ЁЛКА' }, ['Ёлка', 'ёлка', 'елка', 'елка']],
  [{ text: '' }, []],
  [{ text: 'ка, ёл' }, ['ка, ёл']],
  [{ text: 'нет такого' }, []],
])('finds with %j', (search, texts) => expect(found(search)).toEqual(texts))

it.each(['10 кг', '10\u00a0кг'])('finds %j whatever the space', text => {
  const paragraph = nodes.doc.create(null, nodes.paragraph.create(null, schema.text('10 кг и 10\u00a0кг')))
  expect(findMatches(paragraph, { text, matchCase: true, wholeWord: false })).toHaveLength(2)
})

it('finds no text over the border of two blocks, and none in an object', () => {
  const image = nodes.inlineImage.create({ src: '/a.png' })
  const paragraphs = nodes.doc.create(null, [
    nodes.paragraph.create(null, [schema.text('a'), image, schema.text('b')]),
    nodes.paragraph.create(null, schema.text('c')),
  ])
  for (const text of ['ab', 'bc']) {
    expect(findMatches(paragraphs, { text, matchCase: false, wholeWord: false })).toEqual([])
  }
  expect(findMatches(paragraphs, { text: 'b', matchCase: false, wholeWord: false })).toEqual([
    { from: 3, to: 4 },
  ])
})
