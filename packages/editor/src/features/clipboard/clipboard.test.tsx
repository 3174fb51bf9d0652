import { AllSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copy, paste } from '../../testing/clipboard.ts'
import { everyKind } from '../../testing/every-kind.ts'
import { openField } from '../../testing/open-field.ts'

const table = (cell: string): string =>
  `<figure class="table"><table><tbody><tr><td>${cell}</td><td>b</td></tr></tbody></table></figure>`
const captioned = (caption: string): string =>
  `<figure class="image"><img src="/a.png"><figcaption>${caption}</figcaption></figure>`

describe('pasting plain text', () => {
  it.each([
    ['<p>x|</p>', 'hello world', '<p>xhello world|</p>'],
    ['<p>x|</p>', 'a\nb', '<p>xa<br>b|</p>'],
    ['<p>x|</p>', 'a\r\n\r\nb', '<p>xa</p><p>b|</p>'],
    ['<p>|</p>', 'a\n\n\n\nb', '<p>a</p><p>&nbsp;</p><p>b|</p>'],
    ['<p>x|</p>', '<b>a</b>&amp;', '<p>x&lt;b&gt;a&lt;/b&gt;&amp;amp;|</p>'],
    ['<p><strong>x|</strong></p>', 'abc', '<p><strong>xabc|</strong></p>'],
    ['<p><strong>x|</strong></p>', 'a\n\nb', '<p><strong>x</strong>a</p><p>b|</p>'],
    ['<h2>x|</h2>', 'a\n\nb', '<h2>xa</h2><p>b|</p>'],
    [
      '<pre><code>x|</code></pre>',
      'a\n\nb\n\tc',
      '<pre><code class="language-plaintext">xa\n\nb\n\tc|</code></pre>',
    ],
    [table('x|'), 'a\n\nb', table('<p>xa</p><p>b|</p>')],
    [captioned('x|'), 'a\n\nb', captioned('xa<br>b|')],
  ])('into %s: %j', (html, plain, after) => {
    const { text, written } = openField(html)
    paste(text, { plain })
    expect(written()).toBe(after)
  })
})

describe('pasting HTML', () => {
  it.each([
    ['<p>x|y</p>', '<p>a</p><p>b</p>', '<p>xa</p><p>b|y</p>'],
    ['<p>|</p>', '<h2>a</h2>', '<h2>a|</h2>'],
    ['<p>x|y</p>', '<h2>a</h2>', '<p>xa|y</p>'],
    ['<p>x|y</p>', '<ul><li>a</li><li>b</li></ul>', '<p>xa</p><ul><li>b|y</li></ul>'],
    ['<ul><li>x|y</li></ul>', '<ul><li>a</li><li>b</li></ul>', '<ul><li>xa</li><li>b|y</li></ul>'],
    ['<p>x|</p>', '<div style="font-family:Arial;color:red">a<br>b</div>', '<p>xa<br>b|</p>'],
    [
      '<p>x|</p>',
      '<html><body><meta charset="utf-8"><!--StartFragment--><p>a</p><!--EndFragment--></body></html>',
      '<p>xa|</p>',
    ],
    ['<p>x|</p>', '<a href="javascript:alert(1)" onclick="x()">a</a>', '<p>xa|</p>'],
    ['<p>x|</p>', '<script>alert(1)</script><style>p{}</style>a', '<p>xa|</p>'],
    [
      '<p>x|</p>',
      '<p><span class="mention" data-id="7" data-type="task">#7 one</span></p>',
      '<p>x<span class="mention" data-id="7" data-type="task">#7 one</span>|</p>',
    ],
    [captioned('x|'), '<h2>a</h2><ul><li>b</li></ul>', captioned('xa<br>b|')],
    [table('x|'), '<ul><li>a</li></ul>', table('xa|')],
  ])('into %s: %s', (html, pasted, after) => {
    const { text, written } = openField(html)
    paste(text, { html: pasted, plain: 'not this' })
    expect(written()).toBe(after)
  })

  it('takes the plain text into code', () => {
    const { text, written } = openField('<pre><code>x|</code></pre>')
    paste(text, { html: '<b>no</b>', plain: 'a\n\tb' })
    expect(written()).toBe('<pre><code class="language-plaintext">xa\n\tb|</code></pre>')
  })

  it('takes the words of what is too complex', () => {
    const { text, written } = openField('<p>x|</p>')
    paste(text, { html: `<p>words</p>${'<i></i>'.repeat(300_000)}` })
    expect(written()).toBe('<p>xwords|</p>')
  })

  it.each(everyKind)('anywhere makes a document that is valid: %s', pasted => {
    for (const place of [
      '<p>x|y</p>',
      '<h2>|</h2>',
      '<ul><li>x|</li></ul>',
      '<blockquote><p>|x</p></blockquote>',
      table('x|'),
      captioned('x|'),
    ]) {
      const { field, text } = openField(place)
      paste(text, { html: pasted })
      expect(() => field.state.doc.check()).not.toThrow()
    }
  })
})

describe('copying', () => {
  it('gives all content back where it is pasted', () => {
    const html = everyKind.join('')
    const source = openField(html)
    source.field.run(selectEverything)
    const copied = copy(source.text)
    const { field, text } = openField('<p>|</p>')
    paste(text, copied)
    expect(field.content.getHtml()).toBe(html)
  })

  it('writes the saved form, without the note of the editor', () => {
    const { text } = openField('<p>a <strong>[b</strong></p><ul><li>c]</li></ul>')
    expect(copy(text).html.replace(/ data-pm-slice="[^"]*"/, '')).toBe(
      '<p><strong>b</strong></p><ul><li>c</li></ul>',
    )
  })

  it('parts blocks by an empty line in plain text, and breaks lines where they break', () => {
    const { text } = openField('<p>[a<br>b</p><h2>c]</h2>')
    expect(copy(text).plain).toBe('a\nb\n\nc')
  })

  it.each([
    ['one word of an item', '<ul><li>[a]</li></ul>', '<p>a</p>'],
    ['two paragraphs of a cell', table('<p>[a</p><p>b]</p>'), '<p>a</p><p>b</p>'],
  ])('takes %s without what is around it', (_, html, copied) => {
    const { text } = openField(html)
    expect(copy(text).html.replace(/ data-pm-slice="[^"]*"/, '')).toBe(copied)
  })

  it('works with the keys', async () => {
    const { press, written } = openField('<p>[one] two</p>')
    await userEvent.copy()
    await press('{ArrowRight}')
    await userEvent.paste()
    expect(written()).toBe('<p>oneone| two</p>')
  })
})

const selectEverything: Command = (state, dispatch) => {
  dispatch?.(state.tr.setSelection(new AllSelection(state.doc)))
  return true
}
