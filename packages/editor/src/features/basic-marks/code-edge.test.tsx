import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { commit, compose } from '../../testing/input-method.ts'
import { openField } from '../../testing/open-field.ts'
import { isMarkActive } from './mark-commands.ts'

describe('the edges of inline code', () => {
  it.each([
    ['goes on in code at its end', '<p><code>a|</code></p>', 'я', '<p><code>aя|</code></p>'],
    ['leaves it at its end', '<p><code>a|</code></p>', '{ArrowRight}я', '<p><code>a</code>я|</p>'],
    ['goes back in', '<p><code>a|</code></p>', '{ArrowRight}{ArrowLeft}x', '<p><code>ax|</code></p>'],
    ['leaves it at its start', '<p><code>|a</code></p>', '{ArrowLeft}x', '<p>x|<code>a</code></p>'],
    ['enters it at its start', '<p>b|<code>a</code></p>', '{ArrowRight}x', '<p>b<code>x|a</code></p>'],
    ['leaves it between texts', '<p><code>a|</code>b</p>', '{ArrowRight}x', '<p><code>a</code>x|b</p>'],
    ['walks on when it has left', '<p><code>a|</code>b</p>', '{ArrowRight>2/}x', '<p><code>a</code>bx|</p>'],
    ['walks on inside', '<p><code>|ab</code></p>', '{ArrowRight}x', '<p><code>ax|b</code></p>'],
    [
      'takes the letter before away',
      '<p><code>ab|</code></p>',
      '{ArrowRight}{Backspace}',
      '<p><code>a|</code></p>',
    ],
  ])('%s', async (_, before, keys, after) => {
    const { press, written } = openField(before)
    await press(keys)
    expect(written()).toBe(after)
  })

  it('shows by the button that the code is left', async () => {
    const { editor, press } = openField('<p><code>a|</code></p>')
    expect(isMarkActive(editor.state, 'inlineCode')).toBe(true)
    await press('{ArrowRight}')
    expect(isMarkActive(editor.state, 'inlineCode')).toBe(false)
  })

  it('holds for a word of an input method', async () => {
    const { editor, press } = openField('<p><code>a|</code></p>')
    await press('{ArrowRight}')
    await compose('й')
    await commit('йод')
    await expect.poll(() => writeHtml(editor.state.doc)).toBe('<p><code>a</code>йод</p>')
  })
})
