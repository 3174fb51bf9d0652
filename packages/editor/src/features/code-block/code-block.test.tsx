import { writeHtml } from '@taskfield/document'
import { AllSelection } from 'prosemirror-state'
import { page, userEvent, type Locator } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { paste } from '../../testing/clipboard.ts'
import { openField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'
import { setCodeLanguage, toggleCodeBlock } from './code-block-commands.ts'

const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const cells = (...texts: readonly string[]): string =>
  `<figure class="table"><table><tbody><tr>${texts.map(text => `<td>${text}</td>`).join('')}</tr></tbody></table></figure>`
const code = (text: string, language = 'plaintext'): string =>
  `<pre><code class="language-${language}">${text}</code></pre>`

describe('keys in code', () => {
  it.each([
    ['a|b', '{Tab}', 'a\t|b'],
    ['[a\nb]\nc', '{Tab}', '[\ta\n\tb]\nc'],
    ['a[b]c', '{Tab}', '\ta[b]c'],
    ['a[b\n]c', '{Tab}', '\ta[b\n]c'],
    ['a[b\n\nc]', '{Tab}', '\ta[b\n\n\tc]'],
    ['a\n[\n]b', '{Tab}', 'a\n[\t\n]b'],
    ['\ta[\t\n]\tb', '{Shift>}{Tab}{/Shift}', 'a[\t\n]\tb'],
    ['\ta|\n\tb', '{Shift>}{Tab}{/Shift}', 'a|\n\tb'],
    ['[\ta\n  b]', '{Shift>}{Tab}{/Shift}', '[a\nb]'],
    ['a\tb|', '{Shift>}{Tab}{/Shift}', 'a\tb|'],
    ['\t a|', '{Enter}b', '\t a\n\t b|'],
    ['a\n\n|b', '{Enter}', 'a\n\n\n|b'],
    ['a|', '{Shift>}{Enter}{Enter}{Enter}{/Shift}', 'a\n\n\n|'],
    ['|', '* x', '* x|'],
    ['|', '**x**', '**x**|'],
  ])('%j and %s', async (before, keys, after) => {
    const { press, written } = openField(code(before))
    await press(keys)
    expect(written()).toBe(code(after))
  })

  it.each([
    ['a|\nb', '{Tab}', '\ta\n\tb'],
    ['\t\ta|\n\tb', '{Shift>}{Tab}{/Shift}', '\ta\nb'],
  ])('move all lines where everything is selected: %j and %s', async (before, key, after) => {
    const { press, editor } = openField(code(before))
    await press('{Control>}a{/Control}', key)
    expect(writeHtml(editor.state.doc)).toBe(code(after))
    const { doc, selection } = editor.state
    expect(doc.textBetween(selection.from, selection.to).trim()).toBe(after.trim())
  })

  it('leave it below by Enter on the second empty line at its end, and above by Enter on an empty first line', async () => {
    const { press, written } = openField(code('a|'))
    await press('{Enter}{Enter}{Enter}x')
    expect(written()).toBe(`${code('a')}<p>x|</p>`)
    const above = openField(code('|\na'))
    await above.press('{Enter}x')
    expect(above.written()).toBe(`<p>x|</p>${code('a')}`)
  })

  it('make a paragraph of empty code, and one below code that ends the document', async () => {
    const empty = openField(code('|'))
    await empty.press('{Backspace}x')
    expect(empty.written()).toBe('<p>x|</p>')
    const last = openField(code('a|'))
    await last.press('{ArrowDown}x')
    expect(last.written()).toBe(`${code('a')}<p>x|</p>`)
  })
})

describe('code', () => {
  it.each([
    ['<p>a|b</p>', code('a|b')],
    ['<p>a<strong>b|</strong></p><p>x</p>', `${code('ab|')}<p>x</p>`],
    ['<p style="text-align:center;">[a</p><h2>b]</h2>', code('[a\nb]')],
    ['<p>a<br>b|</p>', code('a\nb|')],
    ['<p>[one</p><p>]two</p><p>three</p>', `${code('[one')}<p>]two</p><p>three</p>`],
    ['<ul><li>a|</li></ul>', `<ul><li>${code('a|')}</li></ul>`],
    ['<ul><li>a</li><li>b[c</li><li>d]</li></ul>', `<ul><li>a</li><li>${code('b[c\nd]')}</li></ul>`],
    [
      '<ul><li>a[b</li><li>c]<ul><li>d</li></ul></li><li>e</li></ul>',
      `<ul><li>${code('a[b\nc]')}<ul><li>d</li></ul></li><li>e</li></ul>`,
    ],
    [
      '<ul><li>a[b<ul><li>c</li><li>d]</li><li>e</li></ul></li></ul>',
      `<ul><li>${code('a[b\nc\nd]')}<ul><li>e</li></ul></li></ul>`,
    ],
    [
      '<p>a[b</p><ul><li>c]<ul><li>d</li></ul></li><li>e</li></ul>',
      `${code('a[b\nc]')}<ul><li>d</li><li>e</li></ul>`,
    ],
    ['<ol><li>a</li><li>[b</li></ol><p>z]</p>', `<ol><li>a</li><li>${code('[b\nz]')}</li></ol>`],
    [
      '<p>a[b</p><blockquote><p>c</p><p>d]e</p><p>f</p></blockquote>',
      `${code('a[b')}<blockquote>${code('c\nd]e')}<p>f</p></blockquote>`,
    ],
    [`<p>a[b</p>${pageBreak}<p>c<br>d]</p><p>e</p>`, `${code('a[b')}${pageBreak}${code('c\nd]')}<p>e</p>`],
    [
      '<p style="text-align:right;">[a<img src="/a.png">b</p><p>c]</p>',
      `${code('[a')}<p style="text-align:right;"><img src="/a.png"></p>${code('b\nc]')}`,
    ],
    [cells('<p>a|</p><p>b</p>', 'c'), cells(`${code('a|')}<p>b</p>`, 'c')],
    ['<p>[x</p><pre><code class="language-go">y]</code></pre>', code('[x\ny]', 'go')],
  ])('is made of %s', (before, after) => {
    const { editor, written } = openField(before)
    editor.run(toggleCodeBlock)
    expect(written()).toBe(after)
  })

  it('becomes a paragraph for each line', () => {
    const { editor, written } = openField(code('a\nb|c\n\nd'))
    editor.run(toggleCodeBlock)
    expect(written()).toBe('<p>a</p><p>b|c</p><p>&nbsp;</p><p>d</p>')
    const several = openField(`${code('[a\n\tb')}<p>c</p>${code('d]')}`)
    several.editor.run(toggleCodeBlock)
    expect(several.written()).toBe('<p>[a</p><p>&nbsp; &nbsp; b</p><p>c</p><p>d]</p>')
  })

  it('is not made of an image', () => {
    const { editor } = openField('<p>|<img src="/a.png"></p>')
    expect(toggleCodeBlock(editor.state)).toBe(false)
  })

  it('is made of everything, which stays selected, and one undo gives all back', async () => {
    const html = '<p>a</p><ul><li>b|</li></ul>'
    const { editor, press } = openField(html)
    await press('{Control>}a{/Control}')
    editor.run(toggleCodeBlock)
    expect(writeHtml(editor.state.doc)).toBe(code('a\nb'))
    expect(editor.state.selection).toBeInstanceOf(AllSelection)
    await press('{Control>}z{/Control}')
    expect(writeHtml(editor.state.doc)).toBe(html.replace('|', ''))
    expect(editor.state.selection).toBeInstanceOf(AllSelection)
  })

  it('gets another language, and a new block that of the one before', () => {
    const { editor } = openField(`${code('a|')}<p>b</p>`)
    editor.run(setCodeLanguage('python'))
    expect(writeHtml(editor.state.doc)).toBe(`${code('a', 'python')}<p>b</p>`)
    const next = openField(`${code('a', 'go')}<p>b|</p>`)
    next.editor.run(toggleCodeBlock)
    expect(writeHtml(next.editor.state.doc)).toBe(code('a', 'go') + code('b', 'go'))
  })

  it('takes what is pasted as it is', () => {
    const { text, written } = openField(code('a|'))
    paste(text, { plain: '\n\n  <b>\tc', html: '<p><b>c</b></p>' })
    expect(written()).toBe(code('a\n\n  &lt;b&gt;\tc|'))
  })

  it.each([
    ['```x', code('x')],
    ['```{Enter}x', code('x')],
    ['```{Enter}{Enter}x', code('\nx')],
    ['```js{Enter}x', code('x', 'javascript')],
    ['```Python{Enter}x', code('x', 'python')],
    ['a ```', '<p>a ```</p>'],
  ])('comes of backticks: %s', async (keys, html) => {
    const { editor, press } = openField('<p>|</p>')
    await press(keys)
    expect(writeHtml(editor.state.doc)).toBe(html.replace('|', ''))
  })
})

describe('the corner of a code block', () => {
  const button = page.getByRole('button', { name: 'Язык кода' })
  const choice = (name: string): Locator => page.getByRole('menuitemradio', { name, exact: true })

  it('names the language, and chooses another from the menu of the field', async () => {
    const { text, handle } = await renderField({ value: code('x', 'python'), initFocus: true })
    await expect.element(button).toHaveTextContent('Python')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(choice('Python')).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(choice('Ruby'))
    await expect.element(button).toHaveTextContent('Ruby')
    await expect.element(choice('Ruby')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(text)
    await userEvent.keyboard('y')
    expect(handle.getHtml()).toBe(code('xy', 'ruby'))
  })

  it('is reached and used by keys, and closed by Escape or its button without a change', async () => {
    const { handle } = await renderField({ value: `<p>a</p>${code('x')}`, initFocus: true })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choice('Простой текст')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(handle.getHtml()).toBe(`<p>a</p>${code('x')}`)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(choice('Простой текст')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => handle.getHtml()).toBe(`<p>a</p>${code('x', 'bash')}`)
    await userEvent.click(button)
    await expect.element(choice('Bash')).toBeVisible()
    await userEvent.click(button)
    await expect.element(choice('Bash')).not.toBeInTheDocument()
  })

  it('shows a language that the menu does not know, which stays', async () => {
    const { handle } = await renderField({ value: code('x', 'kotlin') })
    await expect.element(button).toHaveTextContent('kotlin')
    await userEvent.click(button)
    await expect.element(choice('kotlin')).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{Escape}')
    expect(handle.getHtml()).toBe(code('x', 'kotlin'))
  })

  it('has its menu also in a field that makes no code', async () => {
    const { handle } = await renderField({ value: code('x'), features: { codeBlock: false } })
    await userEvent.click(button)
    await userEvent.click(choice('Rust'))
    await expect.poll(() => handle.getHtml()).toBe(code('x', 'rust'))
  })

  it('has no menu where the text is only read', async () => {
    const { rerender } = await renderField({ value: code('x', 'go') })
    await userEvent.click(button)
    await expect.element(choice('Go')).toBeVisible()
    await rerender({ readOnly: true })
    await expect.element(choice('Go')).not.toBeInTheDocument()
    await expect.element(button).toBeDisabled()
    await rerender({ readOnly: false })
    await expect.element(button).toBeEnabled()
  })
})
