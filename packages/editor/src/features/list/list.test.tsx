import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openField } from '../../testing/open-field.ts'

describe('lists', () => {
  it.each([
    ['<ul><li>foo|bar</li></ul>', '{Enter}', '<ul><li>foo</li><li>|bar</li></ul>'],
    ['<ul><li>foo</li><li>|</li></ul>', '{Enter}', '<ul><li>foo</li></ul><p>|</p>'],
    ['<ul><li>foo<ul><li>|</li></ul></li></ul>', '{Enter}', '<ul><li>foo</li><li>|</li></ul>'],
    [
      '<ul><li>a</li><li>b|<ul><li>c</li></ul></li></ul>',
      '{Tab}',
      '<ul><li>a<ul><li>b|<ul><li>c</li></ul></li></ul></li></ul>',
    ],
    [
      '<ul><li>a<ul><li>b|<ul><li>c</li></ul></li><li>d</li></ul></li></ul>',
      '{Shift>}{Tab}{/Shift}',
      '<ul><li>a</li><li>b|<ul><li>c</li><li>d</li></ul></li></ul>',
    ],
    ['<ul><li>|a</li><li>b</li></ul>', '{Backspace}', '<p>|a</p><ul><li>b</li></ul>'],
    ['<ul><li>a</li><li>|b</li></ul>', '{Backspace}', '<ul><li>a|b</li></ul>'],
    ['<ul><li>a</li></ul><p>|</p>', '{Backspace}', '<ul><li>a|</li></ul>'],
    [
      '<blockquote><ul><li>a</li><li>|</li></ul></blockquote>',
      '{Enter}',
      '<blockquote><ul><li>a</li></ul><p>|</p></blockquote>',
    ],
  ])('in %s %s gives %s', async (html, keys, after) => {
    const { press, written } = openField(html)
    await press(keys)
    expect(written()).toBe(after)
  })
})

describe('Tab in a list', () => {
  it('stays in the field where nothing can be moved', async () => {
    const { press, text, written } = openField('<ul><li>a|</li></ul>')
    await press('{Tab}')
    expect(written()).toBe('<ul><li>a|</li></ul>')
    expect(document.activeElement).toBe(text)
  })

  it('moves the whole list from its very start, and Shift+Tab moves it back before anything else', async () => {
    const { press, written } = openField('<ol><li>|a</li><li>b</li></ol>')
    await press('{Tab}')
    expect(written()).toBe('<ol style="margin-left:40px;"><li>|a</li><li>b</li></ol>')
    await press('{Shift>}{Tab}{/Shift}')
    expect(written()).toBe('<ol><li>|a</li><li>b</li></ol>')
    await press('{Shift>}{Tab}{/Shift}')
    expect(written()).toBe('<p>|a</p><ol><li>b</li></ol>')
  })

  it('belongs to the code in an item, and to the list in a cell', async () => {
    const code = openField('<ul><li>a</li><li><pre><code>b|</code></pre></li></ul>')
    await code.press('{Tab}')
    expect(code.written()).toBe(
      '<ul><li>a</li><li><pre><code class="language-plaintext">b\t|</code></pre></li></ul>',
    )
    const cell = (inner: string): string =>
      `<figure class="table"><table><tbody><tr><td>${inner}</td><td>z</td></tr></tbody></table></figure>`
    const list = openField(cell('<ul><li>a</li><li>b|</li></ul>'))
    await list.press('{Tab}')
    expect(list.written()).toBe(cell('<ul><li>a<ul><li>b|</li></ul></li></ul>'))
  })
})

describe('lists that come together', () => {
  it('are one, and apart again by a single undo', async () => {
    const { press, written } = openField('<ul><li>a</li></ul><p>|</p><ul><li>b</li></ul>')
    await press('{Backspace}')
    expect(written()).toBe('<ul><li>a|</li><li>b</li></ul>')
    await press('{Control>}z{/Control}')
    expect(written()).toBe('<ul><li>a</li></ul><p>|</p><ul><li>b</li></ul>')
  })

  it.each([
    ['<ol><li>a</li></ol><p>|</p><ul><li>b</li></ul>', '<ol><li>a|</li></ol><ul><li>b</li></ul>'],
    [
      '<ol><li>a</li></ol><p>|</p><ol start="5"><li>b</li></ol>',
      '<ol><li>a|</li></ol><ol start="5"><li>b</li></ol>',
    ],
    [
      '<ol style="list-style-type:lower-roman;"><li>a</li></ol><p>|</p><ol><li>b</li></ol>',
      '<ol style="list-style-type:lower-roman;"><li>a|</li></ol><ol><li>b</li></ol>',
    ],
  ])('stay two where they differ: %s', async (html, after) => {
    const { press, written } = openField(html)
    await press('{Backspace}')
    expect(written()).toBe(after)
  })
})

describe('lists of checkboxes', () => {
  const item = (text: string, checked: boolean): string =>
    `<li><label class="todo-list__label"><input type="checkbox"${checked ? ' checked' : ''} disabled><span class="todo-list__label__description">${text}</span></label></li>`
  const list = (...items: string[]): string => `<ul class="todo-list">${items.join('')}</ul>`
  const boxes = (text: HTMLElement): HTMLInputElement[] => [...text.querySelectorAll('input')]

  it('shows what is checked', () => {
    const { text } = openField(list(item('one', true), item('two', false)))
    expect(boxes(text).map(box => box.checked)).toEqual([true, false])
  })

  it('checks an item by a click, and undoes it', async () => {
    const { editor, text, press } = openField(list(item('one', false), item('two|', false)))
    await userEvent.click(boxes(text)[0] as Element)
    expect(writeHtml(editor.state.doc)).toBe(list(item('one', true), item('two', false)))
    editor.focus()
    await press('{Control>}z{/Control}')
    expect(boxes(text).map(box => box.checked)).toEqual([false, false])
  })

  it('starts a new item that is not checked', async () => {
    const { editor, press } = openField(list(item('one|', true)))
    await press('{Enter}', 'two')
    expect(writeHtml(editor.state.doc)).toBe(list(item('one', true), item('two', false)))
  })

  it('does not check anything in a field that is only read', () => {
    const { editor, text } = openField(list(item('one', false)), { readOnly: true })
    boxes(text)[0]?.click()
    expect(boxes(text)[0]?.disabled).toBe(true)
    expect(writeHtml(editor.state.doc)).toBe(list(item('one', false)))
  })

  it('gets its boxes and loses them when the kind of a list changes, also by undo', async () => {
    const { text, press } = openField('<ol><li>one<ul><li>[two</li></ul></li><li>three]</li></ol>')
    await press('{Control>}{Shift>}9{/Shift}{/Control}')
    expect(boxes(text)).toHaveLength(2)
    await press('{Control>}z{/Control}')
    expect(boxes(text)).toEqual([])
    await press('{Control>}a{/Control}{Control>}{Shift>}9{/Shift}{/Control}')
    expect(boxes(text)).toHaveLength(3)
    await press('{Control>}{Shift>}8{/Shift}{/Control}')
    expect(boxes(text)).toEqual([])
  })

  it('checks by Ctrl+Enter, all selected items at once', async () => {
    const { text, press } = openField(list(item('[one', true), item('two]', false), item('three', false)))
    await press('{Control>}{Enter}{/Control}')
    expect(boxes(text).map(box => box.checked)).toEqual([true, true, false])
    await press('{Control>}{Enter}{/Control}')
    expect(boxes(text).map(box => box.checked)).toEqual([false, false, false])
  })

  it('leaves the keys to the text after a click on a box', async () => {
    const { text, press, written } = openField(list(item('one|', false)))
    await userEvent.click(boxes(text)[0] as Element)
    await press('!')
    expect(written()).toBe(list(item('one!|', true)))
  })

  it('takes the box away from an item that joins another kind of list', async () => {
    const { text, press, written } = openField(list(item('|one', false)))
    await press('{Backspace}')
    expect(written()).toBe('<p>|one</p>')
    expect(boxes(text)).toEqual([])
  })
})
