import { expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

it.each([
  ['the marks before the caret', '<p>ab |<strong>cd</strong> ef</p>', '{Delete}{Delete}x', '<p>ab x| ef</p>'],
  [
    'the marks before the caret',
    '<p>ab <strong>cd|</strong> ef</p>',
    '{Backspace}{Backspace}x',
    '<p>ab x| ef</p>',
  ],
  [
    'the marks that are left',
    '<p><strong>ab|</strong> c</p>',
    '{Backspace}x',
    '<p><strong>ax|</strong> c</p>',
  ],
  [
    'the marks of what was all',
    '<p><strong>ab|</strong></p>',
    '{Backspace}{Backspace}x',
    '<p><strong>x|</strong></p>',
  ],
  [
    'the marks that were chosen',
    '<p>a|b</p>',
    '{Control>}b{/Control}{Delete}x',
    '<p>a<strong>x|</strong></p>',
  ],
])('after a deletion typed text has %s: %s, %s', async (_, before, keys, after) => {
  const { press, written } = openField(before)
  await press(keys)
  expect(written()).toBe(after)
})

it('takes back what was deleted key by key in one step of undo', async () => {
  const { press, written } = openField('<p>ab <strong>cd|</strong> ef</p>')
  await press('{Backspace}{Backspace}{Backspace}', '{Control>}z{/Control}')
  expect(written()).toBe('<p>ab <strong>cd|</strong> ef</p>')
})
