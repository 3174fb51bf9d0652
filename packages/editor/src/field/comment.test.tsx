import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SendKey } from '../core/feature/send-key.ts'
import { openSuggestion } from '../core/suggestion/suggestion-state.ts'
import { paste } from '../testing/clipboard.ts'
import { givenUploads, pasteFiles, pictureFile } from '../testing/uploads/given-uploads.ts'
import { openField, type OpenedField } from '../testing/open-field.ts'
import type { FieldSettings } from './hosted-field.ts'
import { renderField } from '../testing/render-field.tsx'
import { tableHtml } from '../testing/table-html.ts'

beforeAll(() => page.viewport(800, 600))

const enter = '{Enter}'
const shiftEnter = '{Shift>}{Enter}{/Shift}'
const modEnter = '{Control>}{Enter}{/Control}'

interface Comment extends OpenedField {
  readonly sent: readonly string[]
}

function openComment(html: string, sendKey: SendKey, changes: Partial<FieldSettings> = {}): Comment {
  const sent: string[] = []
  const field = openField(html, {
    ...changes,
    mode: 'comment',
    sendKey,
    onShiftEnter: comment => sent.push(comment),
  })
  return { ...field, sent }
}

describe('the key that the host has chosen', () => {
  it.each<[SendKey, string]>([
    ['shift-enter', shiftEnter],
    ['mod-enter', modEnter],
    ['enter', enter],
    ['enter', modEnter],
  ])('%s sends by %s, and changes nothing', async (sendKey, keys) => {
    const { press, sent, written } = openComment('<p>готово|</p>', sendKey)
    await press(keys)
    expect(sent).toEqual(['<p>готово</p>'])
    expect(written()).toBe('<p>готово|</p>')
  })

  it.each<[SendKey, string, string]>([
    ['shift-enter', enter, '<p>a</p><p>|b</p>'],
    ['mod-enter', enter, '<p>a</p><p>|b</p>'],
    ['mod-enter', shiftEnter, '<p>a<br>|b</p>'],
    ['enter', shiftEnter, '<p>a<br>|b</p>'],
  ])('%s leaves lines to %s', async (sendKey, keys, html) => {
    const { press, sent, written } = openComment('<p>a|b</p>', sendKey)
    await press(keys)
    expect(sent).toEqual([])
    expect(written()).toBe(html)
  })

  it.each([
    ['an item', '<ul><li>a|</li></ul>', '<ul><li>a</li><li>|</li></ul>'],
    ['an item without text', '<ul><li>a</li><li>|</li></ul>', '<ul><li>a</li></ul><p>|</p>'],
    ['a quote', '<blockquote><p>a|</p></blockquote>', '<blockquote><p>a</p><p>|</p></blockquote>'],
    [
      'code',
      '<pre><code class="language-plaintext">a|</code></pre>',
      '<pre><code class="language-plaintext">a\n|</code></pre>',
    ],
  ])('Enter makes a line in %s, and Ctrl+Enter sends from there', async (_, before, after) => {
    const { press, sent, written } = openComment(before, 'enter')
    await press(enter)
    expect(sent).toEqual([])
    expect(written()).toBe(after)
    await press('x', modEnter)
    expect(sent).toHaveLength(1)
  })

  it('Enter sends all of a text that is selected', async () => {
    const { press, sent, written } = openComment('<p>[a</p><p>b]</p>', 'enter')
    await press(enter, '{Control>}a{/Control}', enter)
    expect(sent).toEqual(['<p>a</p><p>b</p>', '<p>a</p><p>b</p>'])
    expect(written()).toContain('a</p><p>b')
  })
})

describe('a comment that is sent', () => {
  it('has told its host every letter before, and its last word is linked', async () => {
    const calls: string[] = []
    const { text } = await renderField({
      commentEditor: true,
      initFocus: true,
      onChange: html => calls.push(`change ${html}`),
      onShiftEnter: html => calls.push(`send ${html}`),
    })
    await userEvent.keyboard(`см. www.site.ru${shiftEnter}`)
    const [last, sent] = calls.slice(-2)
    expect(sent).toContain('href="https://www.site.ru"')
    expect(sent?.replace('send', 'change')).toBe(last)
    expect(document.activeElement).toBe(text)
  })

  it('keeps tables and headings, which its toolbar does not offer, also pasted ones', async () => {
    const html = `<h2>a</h2>${tableHtml([['1', '2']])}`
    const { press, sent, value } = openComment(`${html}<p>b|</p>`, 'shift-enter')
    await press(shiftEnter)
    expect(sent).toEqual([value.html])
    expect(sent[0]).toContain('<h2>a</h2><figure class="table"><table>')
    const pasted = openComment('<p>|</p>', 'shift-enter')
    paste(pasted.text, { html: '<h2>a</h2><table><tr><td>1</td><td>2</td></tr></table>' })
    await pasted.press(shiftEnter)
    expect(pasted.sent).toEqual([html])
  })

  it('is not empty, and says so once however often the key is pressed', async () => {
    const onShiftEnter = vi.fn<(html: string) => void>()
    const { handle } = await renderField({ commentEditor: true, initFocus: true, onShiftEnter })
    await userEvent.keyboard(`${shiftEnter}${shiftEnter}`)
    expect(handle.send()).toBe(true)
    const words = page.getByRole('dialog', { name: 'Пустой комментарий не отправлен' })
    await expect.element(words).toBeVisible()
    expect(document.querySelectorAll('.tf-toast')).toHaveLength(1)
    expect(document.querySelector('.tf-field > [role=status]')?.textContent).toBe(
      'Пустой комментарий не отправлен',
    )
    handle.insertHtml('<p>не пустой</p>')
    expect(handle.send()).toBe(true)
    expect(onShiftEnter).toHaveBeenCalledExactlyOnceWith('<p>не пустой</p>')
  })

  it('is not sent while a list of suggestions is open', async () => {
    const { editor, press, sent } = openComment('<p>|</p>', 'mod-enter', {
      mentionFeed: () => [{ id: '#12 Задача', objectType: 'task', objectId: '12', name: 'Задача' }],
    })
    await press('#зад')
    expect(openSuggestion(editor.state)).not.toBe(null)
    await press(modEnter)
    expect(sent).toEqual([])
    await press('{Escape}', modEnter)
    expect(sent).toEqual(['<p>#зад</p>'])
  })

  it('waits for its images, unless the host sends it without them', async () => {
    const { upload, uploads } = givenUploads()
    const sent: string[] = []
    const { text, rerender } = await renderField({
      commentEditor: true,
      initFocus: true,
      value: '<p>a</p>',
      upload,
      onShiftEnter: html => sent.push(html),
    })
    pasteFiles(text, [await pictureFile()])
    await expect.poll(() => uploads).toHaveLength(1)
    await userEvent.keyboard(shiftEnter)
    const words = page.getByRole('dialog', { name: /изображения ещё не загружены/ })
    await expect.element(words).toBeVisible()
    expect(sent).toEqual([])
    await rerender({ sendWhileUploading: true })
    await userEvent.keyboard(shiftEnter)
    expect(sent).toEqual(['<p>a</p>'])
    await rerender({ sendWhileUploading: false })
    uploads[0]?.finish()
    await expect
      .poll(async () => {
        await userEvent.keyboard(shiftEnter)
        return sent
      })
      .toHaveLength(2)
    expect(sent[1]).toContain('src="/uploaded/a.png"')
  })

  it('is not sent by the Enter with which an input method ends its word', () => {
    const { sent, text } = openComment('<p>a|</p>', 'enter')
    const press = (init: KeyboardEventInit): void => {
      text.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
    }
    // oxlint-disable-next-line typescript/no-deprecated -- what Safari tells
    press({ keyCode: 229 })
    press({ isComposing: true })
    expect(sent).toEqual([])
    press({})
    expect(sent).toHaveLength(1)
  })

  it('is sent by nobody where the host does not listen or the field is no comment', async () => {
    const { handle, rerender } = await renderField({ commentEditor: true, value: '<p>a</p>' })
    expect(handle.send()).toBe(false)
    await rerender({ commentEditor: false, onShiftEnter: () => {} })
    expect(handle.send()).toBe(false)
  })
})

describe('the field of a comment', () => {
  it('grows from one line and scrolls when it is long, with the caret in sight', async () => {
    const { container, text } = await renderField({ commentEditor: true, initFocus: true })
    const around = container.querySelector<HTMLElement>('.tf-field-text')
    if (!around) throw new Error('There is no text.')
    const oneLine = around.offsetHeight
    expect(oneLine).toBeLessThan(60)
    await userEvent.keyboard('a{Enter}b')
    expect(around.offsetHeight).toBeGreaterThan(oneLine)
    expect(around.scrollHeight).toBe(around.clientHeight)
    await userEvent.keyboard('{Enter}'.repeat(12))
    expect(around.offsetHeight).toBe(300)
    expect(around.scrollTop).toBeGreaterThan(0)
    const last = text.lastElementChild?.getBoundingClientRect()
    expect(last?.bottom).toBeLessThan(around.getBoundingClientRect().bottom + 1)
  })

  it.each<[SendKey | undefined, string]>([
    [undefined, 'Shift+Enter — отправить'],
    ['mod-enter', 'Ctrl+Enter — отправить'],
    ['enter', 'Enter — отправить'],
  ])('says that its key is %s', async (sendKey, hint) => {
    const { text, rerender } = await renderField({
      commentEditor: true,
      onShiftEnter: () => {},
      ...(sendKey && { sendKey }),
    })
    const described = (): string | null | undefined =>
      document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent
    expect(described()).toMatch(new RegExp(`^${hint.replace('+', '\\+')}, Alt`))
    await rerender({ commentEditor: false })
    expect(described()).not.toContain('отправить')
  })
})
