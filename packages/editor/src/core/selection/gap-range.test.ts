import { readHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { selectBetween } from './gap-range.ts'

const pageBreak = '<div class="page-break" style="page-break-after:always;"></div>'

describe('a selection of edges of items and quotes alone is a caret where it began', () => {
  it.each([
    ['from a text to an object in the next item', `<ul><li><h2></h2></li><li>${pageBreak}</li></ul>`, 3, 6],
    ['from a text to an object in a quote', `<p>a</p><blockquote>${pageBreak}</blockquote>`, 2, 4],
    ['from an object in a quote to a text', `<blockquote>${pageBreak}</blockquote><p>a</p>`, 2, 4],
    [
      'from an object in a quote to one in an item',
      `<blockquote>${pageBreak}</blockquote><ul><li>${pageBreak}</li></ul>`,
      2,
      5,
    ],
  ])('%s', (_, html, start, end) => {
    const doc = readHtml(html)
    const carets = [
      selectBetween(doc.resolve(start), doc.resolve(end)),
      selectBetween(doc.resolve(end), doc.resolve(start)),
    ]
    expect(carets.map(({ anchor, head }) => [anchor, head])).toEqual([
      [start, start],
      [end, end],
    ])
  })
})

it('a selection that ends beside an object of the next item ends with the text before it', () => {
  const doc = readHtml(`<p>a</p><ul><li>${pageBreak}</li></ul>`)
  expect(selectBetween(doc.resolve(1), doc.resolve(5)).toJSON()).toEqual({ type: 'text', anchor: 1, head: 2 })
})
