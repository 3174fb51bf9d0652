import { describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderField } from '../testing/render-field.tsx'

const compose = (text: string): Promise<unknown> =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
const commit = (text: string): Promise<unknown> => cdp().send('Input.insertText', { text })

describe('an input method', () => {
  it('writes its word in the text while the host renders and gives values', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p><p>two</p>', initFocus: true })
    for (const part of ['に', 'にほ', 'にほん']) {
      await compose(part)
      await rerender({ placeholder: part })
    }
    await rerender({ value: '<p>one of theirs</p><p>two</p>' })
    expect(text.textContent).toBe('onetwoにほん')
    await commit('日本')
    await vi.waitFor(() => expect(handle.getHtml()).toBe('<p>one of theirs</p><p>two日本</p>'))
  })

  it('can write the first word of an empty field', async () => {
    const { handle } = await renderField({ placeholder: 'Опишите задачу…', initFocus: true })
    await compose('к')
    await compose('ко')
    await commit('кот')
    await vi.waitFor(() => expect(handle.getHtml()).toBe('<p>кот</p>'))
  })

  it('writes in bold where the text is bold', async () => {
    const { handle } = await renderField({ value: '<p><strong>one</strong></p>', initFocus: true })
    await compose('あ')
    await compose('ああ')
    await commit('亜')
    await vi.waitFor(() => expect(handle.getHtml()).toBe('<p><strong>one亜</strong></p>'))
  })

  it('writes a word that is undone in one step', async () => {
    const { field, html } = await openForComposition()
    for (const part of ['a', 'ab', 'abc', 'abcdefghijklmnopqrstuvwxyz']) await compose(part)
    await commit('abcdefghijklmnopqrstuvwxyz!')
    await vi.waitFor(() => expect(html()).toBe('<p>one abcdefghijklmnopqrstuvwxyz!</p>'))
    field.focus()
    await cdp().send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'z',
      code: 'KeyZ',
      windowsVirtualKeyCode: 90,
      modifiers: 2,
    })
    expect(html()).toBe('<p>one </p>'.replace(' <', '&nbsp;<'))
  })
})

async function openForComposition(): Promise<{ field: { focus(): void }; html: () => string }> {
  const { handle } = await renderField({ value: '<p>one&nbsp;</p>', initFocus: true })
  return { field: handle, html: () => handle.getHtml() }
}
