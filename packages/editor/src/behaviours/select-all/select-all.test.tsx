import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeEnd } from '../../testing/key-scenarios/caret.ts'
import { playScenario } from '../../testing/key-scenarios/play-scenario.ts'
import { openField } from '../../testing/open-field.ts'

const all = '{Control>}a{/Control}'
const table = (cell: string): string =>
  `<figure class="table"><table><tbody><tr><td>${cell}</td><td>two</td></tr></tbody></table></figure>`
const captioned = (caption: string): string =>
  `<figure class="image"><img src="/a.png"><figcaption>${caption}</figcaption></figure>`

describe('select all', () => {
  it.each([
    ['typing', 'x', '<p>x|</p>'],
    ['pasting', 'paste', '<p>pasted|</p>'],
    ['Delete', '{Delete}', '<p>|</p>'],
  ])('selects everything, and %s leaves one plain paragraph', async (_, keys, html) => {
    const { press, written, text } = openField(
      `<h2 style="text-align:center">one|</h2>${table('a')}<p>two</p>`,
    )
    await press(all)
    if (keys === 'paste') {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'pasted')
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    } else await press(keys)
    expect(written()).toBe(html)
  })

  it.each([
    ['<h2>a|</h2>', 'x', '<h2>x|</h2>'],
    [
      '<p style="text-align:center;"><strong>a|</strong></p>',
      'x',
      '<p style="text-align:center;"><strong>x|</strong></p>',
    ],
    ['<blockquote><p>a|</p></blockquote>', 'x', '<blockquote><p>x|</p></blockquote>'],
    ['<ul><li>a|</li></ul>', '{Delete}', '<ul><li>|</li></ul>'],
    ['<pre><code>a|</code></pre>', '{Delete}', '<pre><code class="language-plaintext">|</code></pre>'],
    ['<blockquote><p>a|</p><p>b</p></blockquote>', 'x', '<p>x|</p>'],
  ])('keeps the form of %s where it is the only text', async (html, keys, after) => {
    const { press, written } = openField(html)
    await press(all, keys)
    expect(written()).toBe(after)
  })

  it.each([
    ['the cell', 'Control+a', '[sel ranges=1 ["1,0,0,0,0-1,0,0,1,1"]]'],
    ['the table', 'Control+a Control+a', '[selected: table]'],
    ['everything', 'Control+a Control+a Control+a', '[sel ranges=1 ["0,0-2,1"]]'],
    [
      'everything, whatever is pressed after',
      'Control+a Control+a Control+a Control+a',
      '[sel ranges=1 ["0,0-2,1"]]',
    ],
  ])('selects by steps from a cell: %s', async (_, keys, selection) => {
    const html = (cell: string): string => `<p>x</p>${table(cell)}<p>y</p>`
    expect(await playScenario(html('<p>on|e</p><p>2</p>'), keys)).toBe(
      writeEnd(`${html('<p>one</p><p>2</p>')}   ${selection}`),
    )
  })

  it.each([
    ['the caption', 'Control+a', '[sel ranges=1 ["1,0,0-1,0,3"]]'],
    ['the image', 'Control+a Control+a', '[selected: imageBlock]'],
    ['everything', 'Control+a Control+a Control+a', '[sel ranges=1 ["0,0-2"]]'],
  ])('selects by steps from a caption: %s', async (_, keys, selection) => {
    expect(await playScenario(`<p>x</p>${captioned('on|e')}`, keys)).toBe(
      writeEnd(`<p>x</p>${captioned('one')}   ${selection}`),
    )
  })

  it('selects everything at once from a list, a quote and code', async () => {
    for (const start of [
      '<ul><li>a|</li></ul><p>b</p>',
      '<blockquote><p>a|</p></blockquote><p>b</p>',
      '<pre><code>a|</code></pre><p>b</p>',
    ]) {
      expect(await playScenario(start, 'Control+a Delete')).toBe(writeEnd('<p>^</p>'))
    }
  })
})

describe('a triple click', () => {
  it.each([
    ['a paragraph', '<p>one two</p><p>x</p>', '<p>[one two]</p><p>x</p>'],
    [
      'the text of an item',
      '<ul><li>one two<ul><li>x</li></ul></li></ul>',
      '<ul><li>[one two]<ul><li>x</li></ul></li></ul>',
    ],
    ['the text of a cell', table('one two'), table('[one two]')],
  ])('selects %s', async (_, html, selected) => {
    const { written } = openField(html)
    await userEvent.tripleClick(page.getByText('one two'))
    expect(written()).toBe(selected)
  })
})
