import { readHtml } from '@taskfield/document'
import { expect, it } from 'vitest'
import { groupStarts } from './boundaries.ts'

const startsIn = (html: string, size = 2): number[] => groupStarts(readHtml(html).children, size)
const text = '<p>text</p>'
const table = '<figure class="table"><table><tbody><tr><td>a</td></tr></tbody></table></figure>'
const side = '<figure class="image image-style-side"><img src="/a.png"></figure>'
const wide = '<figure class="image"><img src="/a.png"></figure>'
const inText = '<p><img class="image-style-align-left" src="/a.png">text</p>'

it.each([
  ['between paragraphs', text.repeat(6), [0, 2, 4]],
  ['not beside a table, whose space is another', text + table + table + text + text, [0, 4]],
  ['before a heading, whatever stands before it', `${text}${table}<h2>heading</h2>${text}`, [0, 2]],
  ['not within sixteen blocks of a picture beside them', side + text.repeat(20), [0, 17, 19]],
  ['not after a picture in the line that text stands beside', text + inText + text.repeat(19), [0, 18, 20]],
  ['after a picture of its own, which stands below the one beside text', side + wide + text + text, [0, 3]],
])('a group begins %s', (_, html, starts) => {
  expect(startsIn(html)).toEqual(starts)
})
