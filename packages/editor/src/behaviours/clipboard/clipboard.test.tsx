import { writeHtml } from '@taskfield/document'
import { AllSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copy, cut, drag, paste, savedOf } from '../../testing/clipboard.ts'
import { everyKind } from '../../testing/every-kind.ts'
import { copiedLayouts } from '../../testing/copied/layouts.ts'
import { copiedSources } from '../../testing/copied/sources.ts'
import { copiedTools } from '../../testing/copied/tools.ts'
import { officeSources } from '../../testing/copied/office-sources.ts'
import { openField } from '../../testing/open-field.ts'
import { tooComplex } from '../../testing/too-complex.ts'

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
    ['<ul><li>x|</li></ul>', 'a\n\nb', '<ul><li>xa</li><li>b|</li></ul>'],
    ['<ul><li>x|</li></ul>', 'a\nb', '<ul><li>xa<br>b|</li></ul>'],
    ['<p>x|</p>', '  a  b', '<p>x &nbsp;a &nbsp;b|</p>'],
    ['<p>|</p>', '\ta\tb', '<p>&nbsp;&nbsp;&nbsp;&nbsp;a&nbsp;&nbsp;&nbsp;&nbsp;b|</p>'],
    ['<p>x|</p>', 'one line of a list\n', '<p>xone line of a list|</p>'],
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
    [
      captioned('x|'),
      '<p>a <b><img src="/b.png" alt="one"></b> b <img src="/c.png"></p>',
      captioned('xa <strong>one</strong> b |'),
    ],
    [
      captioned('x|'),
      '<p>a</p><figure class="image"><img src="/b.png" alt="one"><figcaption>two</figcaption></figure><p>b</p>',
      captioned('xa<br>one<br>two<br>b|'),
    ],
    [table('x|'), '<ul><li>a</li></ul>', table('xa|')],
    ['<p>|</p>', '<ul><li>a</li></ul>', '<ul><li>a|</li></ul>'],
    ['<ul><li>x|</li></ul>', '<ol><li>a</li><li>b</li></ol>', '<ul><li>xa</li><li>b|</li></ul>'],
    [
      '<ul><li>x<ul><li>y|</li></ul></li></ul>',
      '<ol><li>a</li><li>b</li></ol>',
      '<ul><li>x<ul><li>ya</li><li>b|</li></ul></li></ul>',
    ],
    ['<p>x|y</p>', '<h2>a</h2><p>b</p>', '<p>xa</p><p>b|y</p>'],
    [
      '<blockquote><p>x|</p></blockquote>',
      '<blockquote><p>a</p></blockquote>',
      '<blockquote><p>x</p><blockquote><p>a|</p></blockquote></blockquote>',
    ],
    ['<p>x|y</p>', '<blockquote><p>a</p></blockquote>', '<p>x</p><blockquote><p>a</p></blockquote><p>|y</p>'],
    ['<p>|</p>', '<blockquote><p>a</p></blockquote>', '<blockquote><p>a|</p></blockquote>'],
    [
      '<p>x|y</p>',
      '<pre><code>a\nb</code></pre>',
      '<p>x</p><pre><code class="language-plaintext">a\nb</code></pre><p>|y</p>',
    ],
    ['<p>x|y</p>', '<pre><code>a</code></pre>', '<p>xa|y</p>'],
    [
      '<p>x|</p>',
      '<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>',
      '<p>x</p><p>[</p><figure class="table"><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>&nbsp;</td></tr></tbody></table></figure><p>]</p>',
    ],
    ['<p>x|</p>', '<p>a</p><br class="Apple-interchange-newline">', '<p>xa|</p>'],
    [
      '<p>x|</p>',
      'a<span class="Apple-converted-space">&nbsp;</span>b<span>\u00a0</span>c',
      '<p>xa b c|</p>',
    ],
    ['<p>x|</p>', 'a<span class="b">&nbsp;</span>b', '<p>xa&nbsp;b|</p>'],
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

  it('takes the words of HTML into code where there is no plain text', () => {
    const { text, written } = openField('<pre><code>x|</code></pre>')
    paste(text, { html: '<p>a <b>b</b></p><p>c</p>' })
    expect(written()).toBe('<pre><code class="language-plaintext">xa b\n\nc|</code></pre>')
  })

  it('takes the alternative text of images into code', () => {
    const { text, written } = openField('<pre><code>x|</code></pre>')
    paste(text, { html: '<p>a <img src="/a.png" alt="one"> b</p>' })
    expect(written()).toBe('<pre><code class="language-plaintext">xa one b|</code></pre>')
  })

  it('is a step of its own in the history', async () => {
    const { press, text, written } = openField('<p>|</p>')
    await press('ab')
    paste(text, { plain: 'cd' })
    await press('ef', '{Control>}z{/Control}')
    expect(written()).toBe('<p>abcd|</p>')
    await press('{Control>}z{/Control}')
    expect(written()).toBe('<p>ab|</p>')
  })

  it('takes only the plain text with Shift', async () => {
    const { press, text, written } = openField('<p><strong>x|</strong></p>')
    await press('{Shift>}')
    paste(text, { html: '<h2>a <i>b</i></h2>', plain: 'a b' })
    await press('{/Shift}')
    expect(written()).toBe('<p><strong>xa b|</strong></p>')
  })

  it('of a program that puts a file of it beside comes as the text', () => {
    const { text, editor } = openField('<p>|</p>')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>a <b>b</b></p>')
    clipboardData.setData('text/plain', 'a b')
    clipboardData.items.add(new File(['x'], 'a.bin', { type: 'application/octet-stream' }))
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    expect(writeHtml(editor.state.doc)).toBe('<p>a <strong>b</strong></p>')
  })

  it.each([...officeSources, ...copiedSources, ...copiedTools, ...copiedLayouts])(
    'from %s comes as what it means',
    (_, html, after) => {
      const { text, editor } = openField('<p>|</p>')
      paste(text, { html, plain: 'not this' })
      expect(writeHtml(editor.state.doc)).toBe(after)
    },
  )

  it('of VS Code is code of its language', () => {
    const { text, editor } = openField('<p>|</p>')
    const html = `<div style="font-family: Consolas, monospace;white-space: pre;"><div>let x</div><div>x = 1</div></div>`
    paste(text, { html, plain: 'let x', vscode: '{"version":1,"mode":"typescript"}' })
    expect(writeHtml(editor.state.doc)).toBe(
      '<pre><code class="language-typescript">let x\nx = 1</code></pre>',
    )
  })

  it('takes the words of what is too complex', async () => {
    const { text, written } = openField('<p>x|</p>')
    paste(text, { html: tooComplex })
    await expect.poll(written).toBe('<p>xСлова &amp; ещё|</p>')
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
      const { editor, text } = openField(place)
      paste(text, { html: pasted })
      expect(() => editor.state.doc.check()).not.toThrow()
    }
  })
})

describe('files', () => {
  it.each(['drop', 'paste'])('do not open in place of the page: %s', type => {
    const { text, editor } = openField('<p>a|</p>')
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'a.txt', { type: 'text/plain' }))
    const event =
      type === 'drop'
        ? new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
    text.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(writeHtml(editor.state.doc)).toBe('<p>a</p>')
  })
})

describe('copying', () => {
  it('gives all content back where it is pasted', () => {
    const html = everyKind.join('')
    const source = openField(html)
    source.editor.run(selectEverything)
    const copied = copy(source.text)
    const { editor, text } = openField('<p>|</p>')
    paste(text, copied)
    expect(writeHtml(editor.state.doc)).toBe(html)
  })

  it.each([
    ['text within a paragraph', '<p>o[ne <strong>t]wo</strong></p>', 'ne <strong>t</strong>'],
    ['all text of a paragraph', '<p style="text-align:center">[one]</p>', 'one'],
    ['text within a heading', '<h2>o[n]e</h2>', 'n'],
    ['a whole heading', '<h2>[one]</h2>', '<h2>one</h2>'],
    ['the text of an item', '<ul><li>[a]</li><li>b</li></ul>', 'a'],
    ['items', '<ul><li>[a</li><li>b]</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'items of two levels',
      '<ol><li>[a<ul><li>b]</li></ul></li></ol>',
      '<ol><li>a<ul><li>b</li></ul></li></ol>',
    ],
    ['paragraphs of an item', '<ul><li><p>[a</p><p>b]</p></li></ul>', '<p>a</p><p>b</p>'],
    ['paragraphs of a quote', '<blockquote><p>[a</p><p>b]</p></blockquote>', '<p>a</p><p>b</p>'],
    ['paragraphs of a cell', table('<p>[a</p><p>b]</p>'), '<p>a</p><p>b</p>'],
    ['text of a caption', captioned('[on]e'), 'on'],
    ['text within a line of code', '<pre><code>a[b]c</code></pre>', 'b'],
    [
      'a whole code',
      '<pre><code class="language-sql">[a\nb]</code></pre>',
      '<pre><code class="language-sql">a\nb</code></pre>',
    ],
    ['what begins in one block and ends in another', '<p>a[b</p><h2>c]d</h2>', '<p>b</p><h2>c</h2>'],
    [
      'a mention',
      '<p>[<span class="mention" data-id="7" data-type="task">#7 one</span>]</p>',
      '<span class="mention" data-id="7" data-type="task">#7 one</span>',
    ],
  ])('takes %s as HTML, from which the saved form is read', (_, html, copied) => {
    const { text } = openField(html)
    expect(savedOf(copy(text))).toBe(copied)
  })

  it.each([
    ['blocks with an empty line between them', '<p>[a<br>b</p><h2>c]</h2>', 'a\nb\n\nc'],
    ['items with their marks', '<ul><li>[a</li><li>b]</li></ul>', '• a\n• b'],
    ['items with their numbers', '<ol start="3"><li>[a</li><li>b]</li></ol>', '3. a\n4. b'],
    [
      'items with their boxes',
      `<ul class="todo-list"><li><label><input type="checkbox" checked>[a</label></li><li><label><input type="checkbox">b]</label></li></ul>`,
      '[x] a\n[ ] b',
    ],
    [
      'items below items',
      '<ul><li>[a<ol><li>b</li><li><p>c</p><p>d</p></li></ol></li><li>e]</li></ul>',
      '• a\n  1. b\n  2. c\n     d\n• e',
    ],
    ['the text of one item without its mark', '<ul><li>[a]</li></ul>', 'a'],
    [
      'rows with tabs between the cells',
      `<p>[x</p>${table('<p>a</p><p>c</p>')}<p>y]</p>`,
      'x\n\na c\tb\n\ny',
    ],
    [
      'a mention, an image and media as words',
      `<p>[<span class="mention" data-id="7" data-type="task">#7 one</span> <img src="/a.png" alt="icon"></p>${captioned('c').replace('<img', '<img alt="picture"')}<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure><p>x]</p>`,
      '#7 one icon\n\npicture\nc\n\nhttps://youtu.be/abc\n\nx',
    ],
    ['code as it stands', '<pre><code>[a\n\tb]</code></pre>', 'a\n\tb'],
  ])('takes %s as plain text', (_, html, copied) => {
    const { text } = openField(html)
    expect(copy(text).plain).toBe(copied)
  })

  it('is the same for cutting and dragging', () => {
    const html = '<ul><li>[a</li><li><strong>b]</strong></li></ul>'
    const copied = copy(openField(html).text)
    expect(cut(openField(html).text)).toEqual(copied)
    expect(drag(openField(html).text)).toEqual(copied)
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

describe('a table of an office program', () => {
  it('of more cells than a text needs goes on as lines, loses none, and says so', () => {
    const { text, editor, toasts } = openField('<p>|</p>')
    const row = (number: number): string => `<tr><td>a${number}</td><td>b${number}</td></tr>`
    const rows = Array.from({ length: 2501 }, (_, number) => row(number)).join('')
    const copied = (lines: string): string => `<google-sheets-html-origin><table>${lines}</table>`
    paste(text, { html: copied(row(1)), plain: '' })
    expect(toasts.shown).toEqual([])
    editor.run(selectEverything)
    paste(text, { html: copied(rows), plain: '' })
    expect(toasts.shown.map(({ text: words }) => words.ru)).toEqual([
      'Вставлено 5\u00a0000 ячеек. Остальные строки — под таблицей, обычным текстом.',
    ])
    const [figure, line] = editor.state.doc.children
    expect(figure?.firstChild?.childCount).toBe(2500)
    expect(line?.textContent).toBe('a2500\u00a0\u00a0\u00a0\u00a0b2500')
  })

  it('comes in as it is where nothing says which program it is of', () => {
    const { text, editor } = openField('<p>|</p>')
    paste(text, { html: '<table><tr><td style="padding:1px">a</td></tr></table>', plain: '' })
    expect(writeHtml(editor.state.doc)).toContain('padding:1px')
  })
})
