import { readHtml, writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

const read = (markdown: string): string => writeHtml(readHtml(markdownHtml(markdown)))

/** Source: CommonMark 0.31.2, 6.2, the rules of flanking runs. */
describe('signs around words, as CommonMark reads them', () => {
  it.each([
    ['**a **b', '**a **b'],
    ['**a **b**', '**a <strong>b</strong>'],
    ['**a** b**', '<strong>a</strong> b**'],
    ['**a*b**', '<strong>a*b</strong>'],
    ['***a***', '<i><strong>a</strong></i>'],
    ['a**b**в', 'a<strong>b</strong>в'],
    ['a__b__в', 'a__b__в'],
    ['имя_файла_1', 'имя_файла_1'],
    ['**«а»**б', '**«а»**б'],
    ['**«а»** б', '<strong>«а»</strong> б'],
    ['*a **b** в*', '<i>a <strong>b</strong> в</i>'],
    ['\\*a\\*', '*a*'],
    ['`**a**`', '<code>**a**</code>'],
    ['~~a ~~б~~', '~~a <s>б</s>'],
    ['а **** б', 'а **** б'],
    ['2 * 3 * 4', '2 * 3 * 4'],
  ])('%s', (markdown, html) => expect(read(markdown)).toBe(`<p>${html}</p>`))
})

it('a line across the text is a page break, and dashes in a cell of a table are dashes', () => {
  const pageBreak =
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
  expect(read('раз\n\n---\n\nдва')).toBe(`<p>раз</p>${pageBreak}<p>два</p>`)
  expect(read('| а | б |\n| --- | --- |\n| --- | в |')).toBe(
    '<figure class="table"><table><thead><tr><th>а</th><th>б</th></tr></thead><tbody><tr><td>---</td><td>в</td></tr></tbody></table></figure>',
  )
})

it('a numbered list with boxes is a list of boxes, and no list around or behind it', () => {
  const todo = (checked: string, text: string): string =>
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox"${checked} disabled><span class="todo-list__label__description">${text}</span></label></li></ul>`
  expect(read('1. раз\n\n   3. [x] два\n\n2. три\n\nи\n\n1. [ ] четыре')).toBe(
    `<ol><li>раз${todo(' checked', 'два')}</li><li>три</li></ol><p>и</p>${todo('', 'четыре')}`,
  )
})
