import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { insertPageBreak } from './insert-page-break.ts'

const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'

describe('a page break', () => {
  it.each([
    ['parts the text at the caret', '<p>a|b</p>', `<p>a</p>${pageBreak}<p>|b</p>`],
    ['comes before a text with the caret at its start', '<p>|ab</p>', `${pageBreak}<p>|ab</p>`],
    [
      'comes before code with the caret at its start',
      '<pre><code class="language-css">|ab</code></pre>',
      `${pageBreak}<pre><code class="language-css">|ab</code></pre>`,
    ],
    ['comes after a text with the caret at its end', '<p>ab|</p><p>c</p>', `<p>ab</p>${pageBreak}<p>|c</p>`],
    ['makes a paragraph at the end of the document', '<p>ab|</p>', `<p>ab</p>${pageBreak}<p>|</p>`],
    [
      'makes a paragraph before a quote, in which nothing was to be written',
      '<p>a|</p><blockquote><p>b</p></blockquote>',
      `<p>a</p>${pageBreak}<p>|</p><blockquote><p>b</p></blockquote>`,
    ],
    [
      'lets the text go on in a list',
      '<p>a|</p><ul><li>b</li></ul>',
      `<p>a</p>${pageBreak}<ul><li>|b</li></ul>`,
    ],
    ['takes the place of an empty paragraph', '<p>|</p>', `${pageBreak}<p>|</p>`],
    ['takes the place of the selected text', '<p>a[b]c</p>', `<p>a</p>${pageBreak}<p>|c</p>`],
    [
      'takes the place of what is selected over several blocks',
      '<ul><li>a[b</li></ul><blockquote><p>c]d</p></blockquote>',
      `<ul><li><p>a</p>${pageBreak}<p>|d</p></li></ul>`,
    ],
    [
      'parts an item into two blocks',
      '<ul><li>a|b</li></ul>',
      `<ul><li><p>a</p>${pageBreak}<p>|b</p></li></ul>`,
    ],
    [
      'stays in its cell',
      '<table><tbody><tr><td>x|</td></tr></tbody></table>',
      `<figure class="table"><table><tbody><tr><td><p>x</p>${pageBreak}<p>|</p></td></tr></tbody></table></figure>`,
    ],
    [
      'does not cut code',
      '<pre><code>a|b</code></pre>',
      `<pre><code class="language-plaintext">ab</code></pre>${pageBreak}<p>|</p>`,
    ],
  ])('%s', (_, before, after) => {
    const { editor, written } = openField(before)
    editor.run(insertPageBreak)
    expect(written()).toBe(after)
  })

  it('does not come into a caption', () => {
    const { editor } = openField(
      '<figure class="image"><img src="/a.png"><figcaption>a|</figcaption></figure>',
    )
    expect(insertPageBreak(editor.state)).toBe(false)
  })

  it.each(['td', 'th'])('does not come of --- in a %s', async cell => {
    const { editor, press } = openField(
      `<table><tr><${cell}><p>x</p><p>|</p></${cell}><td>y</td></tr></table>`,
    )
    await press('---')
    expect(writeHtml(editor.state.doc)).toContain('<p>x</p><p>---</p>')
  })

  it('comes of --- in a paragraph of its own, and undo gives the text back', async () => {
    const { editor, press, written } = openField('<p>a</p><p>|</p>')
    await press('---')
    expect(written()).toBe(`<p>a</p>${pageBreak}<p>|</p>`)
    await press('{Control>}z{/Control}')
    expect(writeHtml(editor.state.doc)).toBe('<p>a</p><p>---</p>')
  })

  it('comes by Ctrl+Enter', async () => {
    const { press, written } = openField('<p>a|b</p>')
    await press('{Control>}{Enter}{/Control}')
    expect(written()).toBe(`<p>a</p>${pageBreak}<p>|b</p>`)
  })
})
