import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { pressWithControl } from '../../testing/raw-key.ts'
import { removeFormat } from './remove-format.ts'

const keys = String.raw`{Control>}\{/Control}`

describe('removing formatting', () => {
  it.each([
    ['marks', '<p>[a<strong>b<i>c</i></strong><code>d</code><sub>e</sub>]</p>', '<p>[abcde]</p>'],
    ['colours', '<p>[<span style="color:#ff0000;">a</span>]</p>', '<p>[a]</p>'],
    [
      'what is selected only',
      '<p><strong>a[b]c</strong></p>',
      '<p><strong>a[</strong>b]<strong>c</strong></p>',
    ],
    ['alignment and indents', '<p style="margin-left:40px;text-align:center;">[a]</p>', '<p>[a]</p>'],
    ['the alignment around a caret', '<h2 style="text-align:right;">a|</h2>', '<h2>a|</h2>'],
  ])('takes off %s, and undo gives it back', async (_, before, after) => {
    const { editor, press, written } = openField(before)
    const html = writeHtml(editor.state.doc)
    await press(keys)
    expect(written()).toBe(after)
    await press('{Control>}z{/Control}')
    expect(writeHtml(editor.state.doc)).toBe(html)
  })

  it('leaves links', async () => {
    const { editor, press } = openField('<p>[<a href="https://x.ru"><strong>a</strong></a>]</p>')
    await press(keys)
    expect(writeHtml(editor.state.doc)).toBe(
      '<p><a target="_blank" rel="noopener noreferrer" href="https://x.ru">a</a></p>',
    )
  })

  it.each(['<p><strong>a|</strong></p>', '<p style="text-align:center;"><strong>a|</strong></p>'])(
    'makes plain what is typed next in %s',
    async html => {
      const { press, written } = openField(html)
      await press(keys, 'b')
      expect(written()).toBe('<p><strong>a</strong>b|</p>')
    },
  )

  it('works where the browser tells only the place of the key', async () => {
    const { editor } = openField('<p><strong>[a]</strong></p>')
    await pressWithControl({ key: 'ё', code: 'Backslash', keyCode: 0 })
    expect(writeHtml(editor.state.doc)).toBe('<p>a</p>')
  })

  it.each(['<p>a|b</p>', '<p>[ab]</p>', '<h2>[a]</h2>', '<pre><code>[a]</code></pre>'])(
    'is not offered in %s',
    html => expect(removeFormat(openField(html).editor.state)).toBe(false),
  )
})
