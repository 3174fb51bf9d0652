import { describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { commit, compose, pressKeptKey } from '../testing/input-method.ts'
import { openField } from '../testing/open-field.ts'
import { renderField } from '../testing/render-field.tsx'

const media =
  '<figure class="media"><oembed url="https://www.youtube.com/watch?v=H08tGjXNHO4"></oembed></figure>'
const todo = (text: string): string =>
  `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">${text}</span></label></li></ul>`

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
    await expect.poll(() => handle.getHtml()).toBe('<p>one of theirs</p><p>two日本</p>')
  })

  it('can write the first word of an empty field', async () => {
    const { handle } = await renderField({ placeholder: 'Опишите задачу…', initFocus: true })
    await compose('к')
    await compose('ко')
    await commit('кот')
    await expect.poll(() => handle.getHtml()).toBe('<p>кот</p>')
  })

  it('writes in bold where the text is bold', async () => {
    const { handle } = await renderField({ value: '<p><strong>one</strong></p>', initFocus: true })
    await compose('あ')
    await compose('ああ')
    await commit('亜')
    await expect.poll(() => handle.getHtml()).toBe('<p><strong>one亜</strong></p>')
  })

  it('writes an accented letter of a dead key with the marks that were chosen', async () => {
    const { handle } = await renderField({ value: '<p>caf</p>', initFocus: true })
    await userEvent.keyboard('{Control>}b{/Control}')
    await pressKeptKey('Dead')
    await compose('´')
    await commit('é')
    await expect.poll(() => handle.getHtml()).toBe('<p>caf<strong>é</strong></p>')
  })

  it('writes in an item and in code, and leaves both whole', async () => {
    for (const [value, after] of [
      ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b日本</li></ul>'],
      ['<pre><code>a</code></pre>', '<pre><code class="language-plaintext">a日本</code></pre>'],
    ]) {
      const { handle, unmount } = await renderField({ value: value ?? '', initFocus: true })
      await compose('に')
      await compose('にほ')
      await commit('日本')
      await expect.poll(() => handle.getHtml()).toBe(after)
      await unmount()
    }
  })

  it.each([
    ['code', '<pre><code class="language-plaintext">|a</code></pre>'],
    ['empty code', '<pre><code class="language-plaintext">|</code></pre>'],
    ['a paragraph behind code', '<pre><code class="language-plaintext">a</code></pre><p>|b</p>'],
    ['a paragraph behind media', `${media}<p>|b</p>`],
    ['an item behind media', `${media}<ul><li>|b</li></ul>`],
    ['a paragraph behind an image', '<figure class="image"><img src="/a.png"></figure><p>|b</p>'],
    ['a caption', '<figure class="image"><img src="/a.png"><figcaption>|b</figcaption></figure>'],
    ['text behind a mention', '<p><span class="mention" data-id="1" data-mention="#1">#1</span>|b</p>'],
    ['an item that is to do', todo('|b')],
    ['a cell', '<figure class="table"><table><tbody><tr><td>a</td><td>|b</td></tr></tbody></table></figure>'],
  ])('writes its first word at the start of %s', async (_, html) => {
    const { written, editor } = openField(html)
    editor.focus()
    const before = written()
    for (const part of ['n', 'ni']) {
      // oxlint-disable-next-line no-await-in-loop -- as one writes
      await compose(part)
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(written).toBe(before.replace('|', `${part}|`))
    }
    await commit('你好')
    await expect.poll(written).toBe(before.replace('|', '你好|'))
  })

  it('takes back its word when it is cancelled', async () => {
    const { handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await compose('に')
    await compose('')
    await expect.poll(() => handle.getHtml()).toBe('<p>one</p>')
  })

  it('writes over a selection of several blocks', async () => {
    const { handle } = await renderField({ value: '<p>one</p><p>two</p>', initFocus: true })
    await userEvent.keyboard('{Control>}a{/Control}')
    await pressKeptKey('Process')
    await compose('に')
    await commit('日')
    await expect.poll(() => handle.getHtml()).toBe('<p>日</p>')
  })

  it('writes a word that is undone in one step', async () => {
    const { editor, html } = await openForComposition()
    for (const part of ['a', 'ab', 'abc', 'abcdefghijklmnopqrstuvwxyz']) await compose(part)
    await commit('abcdefghijklmnopqrstuvwxyz!')
    await expect.poll(() => html()).toBe('<p>one abcdefghijklmnopqrstuvwxyz!</p>')
    editor.focus()
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

async function openForComposition(): Promise<{ editor: { focus(): void }; html: () => string }> {
  const { handle } = await renderField({ value: '<p>one&nbsp;</p>', initFocus: true })
  return { editor: handle, html: () => handle.getHtml() }
}
