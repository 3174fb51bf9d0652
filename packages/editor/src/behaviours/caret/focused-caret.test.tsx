import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openField, type OpenedField } from '../../testing/open-field.ts'
import { paste } from '../../testing/clipboard.ts'

const ways: readonly (readonly [string, (field: OpenedField) => Promise<void> | void])[] = [
  ['its element', ({ text }) => text.focus()],
  ['its handle', ({ editor }) => editor.focus()],
  ['Tab', () => userEvent.keyboard('{Tab}')],
]

describe.each(ways)('a caret at the start that came with the focus of %s', (_, focus) => {
  it.each([
    ['<p>ab</p>', 'x<b>y</b>', 'z', '<p>x<strong>yz|</strong>ab</p>'],
    ['<p>ab</p>', 'x<b>y</b>', '{Backspace}', '<p>x|ab</p>'],
    ['<p><b>ab</b></p>', '<i>x</i>', 'z', '<p><i>xz|</i><strong>ab</strong></p>'],
    ['<p>ab</p>', 'x<img src="/media/x.png">', 'z', '<p>x<img src="/media/x.png">z|ab</p>'],
    ['<ul><li>ab</li></ul>', 'x<b>y</b>', 'z', '<ul><li>x<strong>yz|</strong>ab</li></ul>'],
  ])('goes behind what is pasted at it: %s, %s, %s', async (before, html, key, after) => {
    const field = openField(before)
    await focus(field)
    paste(field.text, { html })
    await field.press(key)
    expect(field.written()).toBe(after)
  })
})
