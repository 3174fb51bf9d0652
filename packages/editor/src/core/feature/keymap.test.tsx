import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { pressWithControl, type RawKey } from '../../testing/raw-key.ts'

const latin = { key: 'b', code: 'KeyB', keyCode: 66 }
const bold = '<p><strong>[one]</strong></p>'

describe('shortcuts on any keyboard', () => {
  it.each<[string, RawKey]>([
    ['a Latin layout', latin],
    ['a Russian layout', { ...latin, key: 'и' }],
    ['a Russian layout without keyCode', { ...latin, key: 'и', keyCode: 0 }],
    ['a Russian layout whose keyCode is that of the letter', { ...latin, key: 'и', keyCode: 1080 }],
    ['Caps Lock', { ...latin, key: 'B' }],
    ['Caps Lock without keyCode', { ...latin, key: 'B', keyCode: 0 }],
    ['Caps Lock on a Russian layout without keyCode', { ...latin, key: 'И', keyCode: 0 }],
    ['Dvorak, where B lies on N', { key: 'b', code: 'KeyN', keyCode: 66 }],
  ])('Ctrl+B makes bold with %s', async (_, key) => {
    const { editor } = openField('<p>[one]</p>')
    await pressWithControl(key)
    expect(writeHtml(editor.state.doc)).toBe(bold.replace(/[[\]]/g, ''))
  })

  it.each<[string, RawKey]>([
    ['what lies on B but types another Latin letter', { key: 'x', code: 'KeyB', keyCode: 0 }],
    ['AltGr, which types a character', { key: 'и', code: 'KeyB', keyCode: 0, alt: true }],
  ])('does not take %s for Ctrl+B', async (_, key) => {
    const { editor } = openField('<p>[one]</p>')
    await pressWithControl(key)
    expect(writeHtml(editor.state.doc)).not.toContain('<strong>')
  })

  it.each<[string, RawKey, string]>([
    ['Ctrl+Z', { key: 'я', code: 'KeyZ', keyCode: 0 }, '<p>one</p>'],
    ['Ctrl+U', { key: 'г', code: 'KeyU', keyCode: 0 }, '<p><u>one!</u></p>'],
    ['Ctrl+Shift+X', { key: 'Ч', code: 'KeyX', keyCode: 0, shift: true }, '<p><s>one!</s></p>'],
    ['Ctrl+I', { key: 'ш', code: 'KeyI', keyCode: 73 }, '<p><i>one!</i></p>'],
  ])('%s works with a Russian layout', async (_, key, html) => {
    const { editor, press } = openField('<p>one|</p>')
    await press('!')
    if (key.code !== 'KeyZ') await pressWithControl({ key: 'ф', code: 'KeyA', keyCode: 0 })
    await pressWithControl(key)
    expect(writeHtml(editor.state.doc)).toBe(html)
  })

  it.each<[string, RawKey]>([
    ['Ctrl+Y', { key: 'н', code: 'KeyY', keyCode: 0 }],
    ['Ctrl+Shift+Z', { key: 'Я', code: 'KeyZ', keyCode: 0, shift: true }],
  ])('%s does again with a Russian layout what was undone', async (_, key) => {
    const { editor, press } = openField('<p>one|</p>')
    await press('!', '{Control>}z{/Control}')
    await pressWithControl(key)
    expect(writeHtml(editor.state.doc)).toBe('<p>one!</p>')
  })

  it.each<[string, RawKey]>([
    ['a Latin layout', { key: 'E', code: 'KeyE', keyCode: 69 }],
    ['Caps Lock', { key: 'e', code: 'KeyE', keyCode: 69 }],
    ['a Russian layout', { key: 'У', code: 'KeyE', keyCode: 69 }],
    ['Caps Lock on a Russian layout without keyCode', { key: 'у', code: 'KeyE', keyCode: 0 }],
  ])('Ctrl+Shift+E centres, and does not what Ctrl+E does, with %s', async (_, key) => {
    const { editor } = openField('<p>[one]</p>')
    await pressWithControl({ ...key, shift: true })
    expect(writeHtml(editor.state.doc)).toBe('<p style="text-align:center;">one</p>')
  })

  it('Ctrl+Shift+B stays the browser’s', async () => {
    const { editor } = openField('<p>[one]</p>')
    await pressWithControl({ ...latin, key: 'B', shift: true })
    expect(writeHtml(editor.state.doc)).toBe('<p>one</p>')
  })
})
