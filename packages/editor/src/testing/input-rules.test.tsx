import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { openField } from './open-field.ts'

const typed = async (html: string, keys: string): Promise<string> => {
  const { editor, press } = openField(html)
  await press(keys)
  return writeHtml(editor.state.doc)
}

describe('characters typed at the start of a block', () => {
  it.each([
    ['# x', '<h2>x</h2>'],
    ['## x', '<h3>x</h3>'],
    ['### x', '<h4>x</h4>'],
    ['#### x', '<p>#### x</p>'],
    ['#x', '<p>#x</p>'],
    ['* x', '<ul><li>x</li></ul>'],
    ['- x', '<ul><li>x</li></ul>'],
    ['1. x', '<ol><li>x</li></ol>'],
    ['1) x', '<ol><li>x</li></ol>'],
    ['2. x', '<p>2. x</p>'],
    ['> x', '<blockquote><p>x</p></blockquote>'],
  ])('%s', async (keys, html) => expect(await typed('<p>|</p>', keys)).toBe(html))

  it.each([
    ['[[] ', false],
    ['[[ ] ', false],
    ['[[x] ', true],
    ['[[х] ', true],
  ])('%s makes a checkbox item', async (keys, checked) => {
    const html = await typed('<p>|</p>', `${keys}дело`)
    expect(html).toContain('class="todo-list"')
    expect(html.includes('checked')).toBe(checked)
    expect(html).toContain('дело')
  })

  it.each([
    ['<p>|abc</p>', '* ', '<ul><li>abc</li></ul>'],
    ['<h2>|</h2>', '# x', '<h2># x</h2>'],
    ['<ul><li>|</li></ul>', '1. x', '<ol><li>x</li></ol>'],
    ['<blockquote><p>|</p></blockquote>', '- x', '<blockquote><ul><li>x</li></ul></blockquote>'],
    ['<pre><code>|</code></pre>', '* x', '<pre><code class="language-plaintext">* x</code></pre>'],
    ['<p>a<br>|</p>', '* x', '<p>a<br>* x</p>'],
  ])('work in %s as they should', async (html, keys, saved) => expect(await typed(html, keys)).toBe(saved))

  it.each(['{Control>}z{/Control}', '{Backspace}'])('are text again after %s', async key => {
    const { editor, press } = openField('<p>|</p>')
    await press('- ', key, 'x')
    expect(writeHtml(editor.state.doc)).toBe('<p>- x</p>')
  })
})

describe('characters typed around a text', () => {
  it.each([
    ['a **b**c', '<p>a <strong>b</strong>c</p>'],
    ['__b__', '<p><strong>b</strong></p>'],
    ['*b c*', '<p><i>b c</i></p>'],
    ['_b_', '<p><i>b</i></p>'],
    ['a~~b~~c', '<p>a<s>b</s>c</p>'],
    ['`b`c', '<p><code>b</code>c</p>'],
    ['a**b**', '<p>a**b**</p>'],
    ['* b*', '<ul><li>b*</li></ul>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['snake_case_name', '<p>snake_case_name</p>'],
  ])('%s', async (keys, html) => expect(await typed('<p>|</p>', keys)).toBe(html))

  it.each(['“', '„'])('work right after %s', async quote => {
    expect(await typed('<p>|</p>', `${quote}*b*`)).toBe(`<p>${quote}<i>b</i></p>`)
  })

  it('do not reach over a line break', async () => {
    expect(await typed('<p>|</p>', 'a *b{Shift>}{Enter}{/Shift}c*')).toBe('<p>a *b<br>c*</p>')
  })

  it('are text again after undo', async () => {
    expect(await typed('<p>|</p>', '**b**{Control>}z{/Control}')).toBe('<p>**b**</p>')
  })
})
