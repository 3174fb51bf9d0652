import { readHtml, writeBlocks } from '@taskfield/document'
import { EditorState, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../testing/run-command.ts'
import { selectBetween } from '../selection/gap-range.ts'
import { deleteSelected } from './delete-selected.ts'

const deleteIt: Command = ({ tr }, dispatch) => {
  deleteSelected(tr)
  dispatch?.(tr)
  return true
}

const table = (cells: string, caption = ''): string =>
  `<figure class="table"><table><tbody><tr>${cells}</tr></tbody></table>${caption}</figure>`
const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'

describe('deleting what is selected', () => {
  it.each([
    ['within a text', '<p>a[b]c</p>', '<p>a|c</p>'],
    ['over blocks', '<h2>a[b</h2><p>c]d</p>', '<h2>a|d</h2>'],
    [
      'in a cell, where only edges of items are',
      table('<td><ul><li>[<ul><li>]a</li><li>b</li></ul></li></ul></td>'),
      table('<td><ul><li>|a<ul><li>b</li></ul></li></ul></td>'),
    ],
    [
      'over cells',
      table('<td>a[b</td><td>c</td><td>d]e</td>'),
      table('<td>a|</td><td>&nbsp;</td><td>e</td>'),
    ],
    [
      'from a cell into the caption',
      table('<td>a[b</td>', '<figcaption>cd]</figcaption>'),
      table('<td>a|</td>', '<figcaption>&nbsp;</figcaption>'),
    ],
    [
      'from a cell into an image of another',
      table(
        '<td>a[b</td><td><figure class="image"><img src="/a.png"><figcaption>c]d</figcaption></figure></td>',
      ),
      table('<td>a|</td><td>&nbsp;</td>'),
    ],
    [
      'from code to a text with an image, which code cannot take in',
      '<pre><code class="language-sql">a[b</code></pre><p>c]d<img src="/a.png"></p>',
      '<pre><code class="language-sql">a|</code></pre><p>d<img src="/a.png"></p>',
    ],
  ])('%s', (_, before, after) => {
    expect(runCommand(before, deleteIt)).toBe(after)
  })

  it('keeps what stands in an item after the list in which the selection ends', () => {
    const doc = readHtml(`<ul><li>ab</li><li>c<ul><li>d${pageBreak}</li></ul><p>e</p></li></ul>`)
    const [afterA, afterBreak] = [4, 17]
    const selection = selectBetween(doc.resolve(afterA), doc.resolve(afterBreak))
    const { tr } = EditorState.create({ doc, selection })
    deleteSelected(tr)
    expect(writeBlocks(tr.doc)).toBe('<ul><li>a</li><li>e</li></ul>')
  })
})
