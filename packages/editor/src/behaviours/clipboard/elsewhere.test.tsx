import { writeHtml } from '@taskfield/document'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { copy, cut, paste } from '../../testing/clipboard.ts'
import { openField } from '../../testing/open-field.ts'

const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const table = (cell: string): string =>
  `<figure class="table"><table><tbody><tr><td>${cell}</td></tr></tbody></table></figure>`
const picture = (caption: string): string =>
  `<figure class="image"><img src="/a.png"><figcaption>${caption}</figcaption></figure>`

describe('what is copied and pasted elsewhere', () => {
  it.each([
    [
      'items below one that is not selected are items of their own',
      '<ul><li>a<ul><li>[b</li><li>c]</li></ul></li></ul>',
      '<p>|</p>',
      '<ul><li>b</li><li>c|</li></ul>',
    ],
    [
      'and stand in the list they are pasted into',
      '<ul><li>a<ul><li>[b</li><li>c]</li></ul></li></ul>',
      '<ul><li>x</li><li>|</li></ul>',
      '<ul><li>x</li><li>b</li><li>c|</li></ul>',
    ],
    [
      'also with items of the level above behind them',
      '<ul><li>a<ol><li>[b<ul><li>c</li></ul></li></ol></li><li>d]</li></ul>',
      '<p>|</p>',
      '<ol><li>b<ul><li>c</li></ul></li></ol><ul><li>d|</li></ul>',
    ],
    [
      'an item whose end alone is selected is not among them',
      '<ul><li>a[<ul><li>b</li></ul></li><li>c]</li></ul>',
      '<p>|</p>',
      '<ul><li>b</li><li>c|</li></ul>',
    ],
    [
      'an item and the paragraph below come in no quote',
      '<ul><li>a</li><li>[b</li></ul><p>c]</p>',
      '<ul><li>x|</li></ul>',
      '<ul><li>xb</li><li>c|</li></ul>',
    ],
    [
      'a list and the paragraph below come as they are',
      '<ul><li>[b</li></ul><p>c]</p>',
      '<p>|</p>',
      '<ul><li>b</li></ul><p>c|</p>',
    ],
    [
      'a line that is selected with Shift+↓ comes without an empty block',
      '<p>[one</p><p>]two</p>',
      '<p>|</p>',
      '<p>one|</p>',
    ],
    [
      'the border of two texts parts the text it is pasted into, and nothing else',
      '<blockquote><ul><li>a</li><li>b[</li></ul></blockquote><p>]z</p>',
      '<ul><li>x|y</li></ul>',
      '<ul><li>x</li><li>|y</li></ul>',
    ],
    ['and joins the text around', '<p>[one</p><p>]two</p>', '<p>x|y</p>', '<p>xone|y</p>'],
    [
      'a text whose end alone is selected is not among what comes',
      '<p>a[</p><p>b]</p>',
      '<p>x|</p>',
      '<p>xb|</p>',
    ],
    [
      'items below the first go into its place',
      '<ul><li>[a<ul><li>b</li></ul></li><li>c]</li></ul>',
      '<p>x|y</p>',
      '<p>xa</p><ul><li>b</li><li>c|y</li></ul>',
    ],
    [
      'what stood below an item stands below the last one',
      '<ul><li>[a</li><li>b]</li></ul>',
      '<ul><li>x|y<ul><li>z</li></ul></li></ul>',
      '<ul><li>xa</li><li>b|y<ul><li>z</li></ul></li></ul>',
    ],
    [
      'a table goes on in the item that it is pasted into',
      `<p>[a</p>${table('t')}<p>b]</p>`,
      '<ul><li>x|y</li></ul>',
      `<ul><li><p>xa</p>${table('t')}</li><li>b|y</li></ul>`,
    ],
    [
      'lines of code are lines of a caption',
      '<pre><code>[a\n\tb]</code></pre>',
      picture('x|'),
      picture('xa<br>&nbsp; &nbsp; b|'),
    ],
    [
      'an image of a line stands in a line where there is no text',
      '<p>x[<img class="image-style-align-right" src="/a.png">]</p>',
      '<p>|</p>',
      '<p><img class="image-style-align-right" src="/a.png">|</p>',
    ],
  ])('%s', (_, from, to, after) => {
    const held = copy(openField(from).text)
    const { text, written } = openField(to)
    paste(text, held)
    expect(written()).toBe(after)
  })

  it('an object that is selected only in part comes as a whole, as it is cut', () => {
    const opened = openField(`<p>[x</p>${table('a]b')}<p>y</p>`)
    const held = cut(opened.text)
    const { editor, text } = openField('<p>|</p>')
    paste(text, held)
    expect(writeHtml(editor.state.doc)).toBe(`<p>x</p>${table('ab')}`)
  })

  it.each([
    ['<p>[one</p><p>two]</p><p>z</p>', '<p>a</p><p>b|</p><p>z</p>'],
    ['<ul><li>x</li><li>[y</li></ul><p>z]</p>', '<ul><li>x</li><li>a</li><li>b|</li></ul>'],
    [`<p>[x</p>${pageBreak}<p>y]</p>`, '<p>a</p><p>b|</p>'],
  ])('comes in the place of what is selected: %s', (to, after) => {
    const { text, written } = openField(to)
    paste(text, { html: '<p>a</p><p>b</p>' })
    expect(written()).toBe(after)
  })

  it('comes in the place of a selected object', () => {
    const { editor, text, written } = openField(`<p>x|</p>${pageBreak}<p>y</p>`)
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, 3)))
      return true
    })
    paste(text, { html: '<h2>a</h2><p>b</p>' })
    expect(written()).toBe('<p>x</p><h2>a</h2><p>b|</p><p>y</p>')
  })
})

describe('what is cut and pasted in its place', () => {
  it.each([
    ['<p>[one</p><p>]two</p>', '<p>one|</p><p>two</p>'],
    ['<ul><li>[a</li><li>]b</li></ul>', '<ul><li>a|</li><li>b</li></ul>'],
  ])('leaves the caret at its end: %s', (html, after) => {
    const { text, written } = openField(html)
    paste(text, cut(text))
    expect(written()).toBe(after)
  })

  const items = '<ul><li>a[<ul><li>b</li></ul></li><li>c]</li></ul>'
  const inPlace = '<ul><li>a<ul><li>b</li></ul></li><li>c|</li></ul>'
  /** In any other place the first item is more of the text there. */
  const elsewhere = '<ul><li>ab</li><li>c|</li></ul>'

  it.each([
    [
      'Windows',
      (html: string) => `<html><body>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body></html>`,
    ],
    ['macOS', (html: string) => `<meta charset='utf-8'>${html}`],
  ])('is put back as it was with what %s puts around it', (_, wrap) => {
    const { text, written } = openField(items)
    const { html, plain } = cut(text)
    paste(text, { html: wrap(html), plain: plain.replaceAll('\n', '\r\n') })
    expect(written()).toBe(inPlace)
  })

  it('comes as what it is where something was typed since', () => {
    const { editor, text, written } = openField(items)
    const held = cut(text)
    editor.run(({ tr }, dispatch) => {
      dispatch?.(tr.insertText('x'))
      return true
    })
    paste(text, held)
    expect(written()).toBe(elsewhere.replace('ab', 'axb'))
  })

  it('comes as what it is where the caret has gone', () => {
    const { editor, text, written } = openField(`<p>x</p>${items}`)
    const held = cut(text)
    editor.run(({ tr, doc }, dispatch) => {
      dispatch?.(tr.setSelection(TextSelection.atStart(doc)))
      return true
    })
    paste(text, held)
    expect(written()).toBe('<ul><li>b</li><li>c|x</li><li>a</li></ul>')
  })

  it('leaves its place to what else is pasted there', () => {
    const { text, written } = openField(items)
    const { html, plain } = cut(text)
    paste(text, { html, plain: 'else' })
    expect(written()).toBe(elsewhere)
    const other = openField(items)
    cut(other.text)
    paste(other.text, { html: '<b>d</b>', plain })
    expect(other.written()).toBe('<ul><li>a<strong>d|</strong></li></ul>')
  })

  it('is nothing where nothing is selected', () => {
    const { text, written } = openField('<p>o|ne</p>')
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true })
    text.dispatchEvent(event)
    expect([written(), clipboardData.types]).toEqual(['<p>o|ne</p>', []])
  })
})
