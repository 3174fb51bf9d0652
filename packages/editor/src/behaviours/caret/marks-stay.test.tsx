import { schema } from '@taskfield/document'
import { expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

const bold = '{Control>}b{/Control}'

it.each([
  ['a heading is made', '<p>а|</p>', '{Control>}{Alt>}1{/Alt}{/Control}', '<h2>а<strong>я|</strong></h2>'],
  [
    'the text is aligned',
    '<p>|</p>',
    '{Control>}{Shift>}e{/Shift}{/Control}',
    '<p style="text-align:center;"><strong>я|</strong></p>',
  ],
  [
    'the text is indented',
    '<p>а|б</p>',
    '{Control>}]{/Control}',
    '<p style="margin-left:40px;">а<strong>я|</strong>б</p>',
  ],
  [
    'the block is moved',
    '<p>а|</p><p>б</p>',
    '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}',
    '<p>б</p><p>а<strong>я|</strong></p>',
  ],
  [
    'an item goes a level in',
    '<ul><li>а</li><li>б|</li></ul>',
    '{Tab}',
    '<ul><li>а<ul><li>б<strong>я|</strong></li></ul></li></ul>',
  ],
  [
    'code is made, which has none',
    '<p>|</p>',
    '```',
    '<pre><code class="language-plaintext">я|</code></pre>',
  ],
])('marks chosen at the caret stay when %s', async (_, before, keys, after) => {
  const { press, written } = openField(before)
  await press(bold, keys, 'я')
  expect(written()).toBe(after)
})

it('marks chosen at the caret stay when another block changes, and go when the caret moves', async () => {
  const { editor, press, written } = openField('<p>а</p><p>б|</p>')
  await press(bold)
  editor.apply(({ tr }, dispatch) => {
    dispatch?.(tr.insert(1, schema.text('коллега ')))
    return true
  })
  await press('я')
  expect(written()).toBe('<p>коллега а</p><p>б<strong>я|</strong></p>')
  await press(bold, '{ArrowLeft}{ArrowLeft}', 'ю')
  expect(written()).toBe('<p>коллега а</p><p>ю|б<strong>я</strong></p>')
})
