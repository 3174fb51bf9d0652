import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { paste } from '../../testing/clipboard.ts'
import { openField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'
import { setCodeLanguage, toggleCodeBlock } from './code-block-commands.ts'
import { codeLanguages } from './languages.ts'

const code = (text: string, language = 'plaintext'): string =>
  `<pre><code class="language-${language}">${text}</code></pre>`

describe('keys in code', () => {
  it.each([
    ['a|b', '{Tab}', 'a\t|b'],
    ['[a\nb]\nc', '{Tab}', '\t[a\n\tb]\nc'],
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
    ['<p style="text-align:center;">[a</p><h2>b]</h2>', code('a\nb|')],
    ['<p>a<br>b|</p>', code('a\nb|')],
    ['<ul><li>a|</li></ul>', `<ul><li>${code('a|')}</li></ul>`],
  ])('is made of %s', (before, after) => {
    const { editor, written } = openField(before)
    editor.run(toggleCodeBlock)
    expect(written()).toBe(after)
  })

  it('becomes a paragraph for each line', () => {
    const { editor, written } = openField(code('a\nb|c\n\nd'))
    editor.run(toggleCodeBlock)
    expect(written()).toBe('<p>a</p><p>b|c</p><p>&nbsp;</p><p>d</p>')
  })

  it('gets another language, and a new block that of the one before', () => {
    const { editor } = openField(`${code('a|')}<p>b</p>`)
    editor.run(setCodeLanguage('python'))
    expect(editor.content.getHtml()).toBe(`${code('a', 'python')}<p>b</p>`)
    const next = openField(`${code('a', 'go')}<p>b|</p>`)
    next.editor.run(toggleCodeBlock)
    expect(next.editor.content.getHtml()).toBe(code('a', 'go') + code('b', 'go'))
  })

  it('takes what is pasted as it is', () => {
    const { text, written } = openField(code('a|'))
    paste(text, { plain: '\n\n  <b>\tc', html: '<p><b>c</b></p>' })
    expect(written()).toBe(code('a\n\n  &lt;b&gt;\tc|'))
  })

  it.each([
    ['```x', code('x')],
    ['```js{Enter}x', code('x', 'javascript')],
    ['```Python{Enter}x', code('x', 'python')],
    ['a ```', '<p>a ```</p>'],
  ])('comes of backticks: %s', async (keys, html) => {
    const { editor, press } = openField('<p>|</p>')
    await press(keys)
    expect(editor.content.getHtml()).toBe(html)
  })
})

describe('the corner of a code block', () => {
  const menu = (text: Element): HTMLSelectElement => {
    const select = text.querySelector('select')
    if (!select) throw new Error('The code block has no menu.')
    return select
  }

  it('names the language, and chooses another', async () => {
    const { text, handle } = await renderField({ value: code('x', 'python') })
    expect(menu(text).selectedOptions[0]?.textContent).toBe('Python')
    await userEvent.selectOptions(menu(text), 'Ruby')
    expect(handle.getHtml()).toBe(code('x', 'ruby'))
  })

  it('shows a language that the menu does not know, which stays', async () => {
    const { text, handle } = await renderField({ value: code('x', 'kotlin') })
    expect(menu(text).selectedOptions[0]?.textContent).toBe('kotlin')
    expect(handle.getHtml()).toBe(code('x', 'kotlin'))
  })
})

describe('colours', () => {
  const sample = 'if (x) { return "text" + 42 } // note'
  const colored = (text: Element, kind: string): (string | null)[] =>
    [...text.querySelectorAll(`.tf-code-${kind}`)].map(({ textContent }) => textContent)

  it('come to code by themselves and follow what is typed', async () => {
    const { text, press, editor } = openField(code(`|${sample}`, 'javascript'))
    await expect.poll(() => colored(text, 'keyword')).toEqual(['if', 'return'])
    expect(colored(text, 'string')).toEqual(['"text"'])
    expect(colored(text, 'number')).toEqual(['42'])
    expect(colored(text, 'comment')).toEqual(['// note'])
    await press('// ')
    await expect.poll(() => colored(text, 'comment')).toEqual([`// ${sample}`])
    expect(editor.content.getHtml()).toBe(code(`// ${sample}`, 'javascript'))
  })

  it('are given to what is seen of a long block only', async () => {
    const lines = Array.from({ length: 5_000 }, (_, line) => `return ${line}`).join('\n')
    const { text } = openField(code(lines, 'javascript'))
    await expect.poll(() => colored(text, 'keyword').length).toBeGreaterThan(20)
    expect(colored(text, 'keyword').length).toBeLessThan(1_000)
  })

  it.each(codeLanguages.filter(({ load }) => load))('are known for $name', async ({ load }) => {
    expect(await load?.()).toHaveProperty('token')
  })
})
