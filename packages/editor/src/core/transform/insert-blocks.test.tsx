import { expect, it } from 'vitest'
import { paste } from '../../testing/clipboard.ts'
import { openField } from '../../testing/open-field.ts'

const heading = '<h2>x</h2><p>y</p>'
const paragraphs = '<p>x</p><p>y</p>'
const items = '<ol><li>x</li><li>y</li></ol>'

it.each([
  [paragraphs, '<h2>|ab</h2>', '<p>x</p><p>y|ab</p>'],
  [paragraphs, '<h2>a|b</h2>', '<h2>ax</h2><p>y|b</p>'],
  ['<p>x</p>', '<h2>|ab</h2>', '<h2>x|ab</h2>'],
  [items, '<h2>|ab</h2>', '<ol><li>x</li><li>y|ab</li></ol>'],
  [items, '<h2>a|b</h2>', '<h2>ax</h2><ol><li>y|b</li></ol>'],
  [heading, '<ul><li>|ab</li></ul>', '<ul><li><h2>x</h2></li><li>y|ab</li></ul>'],
  [heading, '<ul><li>a|b</li></ul>', '<ul><li>ax</li><li>y|b</li></ul>'],
  [items, '<ul><li><h2>|ab</h2></li></ul>', '<ul><li>x</li><li>y|ab</li></ul>'],
])('%s is pasted into %s as %s', (html, before, after) => {
  const { text, written } = openField(before)
  paste(text, { html })
  expect(written()).toBe(after)
})
