import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { beginWord, commit, compose, type TakenOver } from '../../testing/input-method.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'

const a = (text: string, href = '/a'): string => `<a href="${href}">${text}</a>`
const table = (cell: string): string =>
  `<figure class="table"><table><tbody><tr><td>${cell}</td><td>d</td></tr></tbody></table></figure>`
const mention = '<span class="mention" data-id="7" data-type="task">#1 T</span>'
const red = (text: string): string => `<span style="color:#ff0000;">${text}</span>`

interface Word {
  /** Where the text that is taken over starts. */
  readonly start: number
  /** That text, and what becomes of it. */
  readonly parts: readonly string[]
}

/** What is heard first of a word: the text that it takes over is selected, or that it begins. */
type Order = 'range first' | 'start first'

/** Plays an input method that takes over a text and changes it. */
async function write({ start, parts }: Word, order: Order): Promise<void> {
  const [taken = ''] = parts
  if (order === 'start first') beginWord(taken)
  let over: TakenOver | undefined = { start, end: start + taken.length }
  for (const part of parts) {
    await compose(part, over)
    over = undefined
  }
  await commit(parts.at(-1) ?? '')
}

const written = ({ editor }: OpenedField): string => writeHtml(editor.state.doc)

const takenOver: readonly [string, string, Word, string][] = [
  [
    "a link's last word gets longer",
    `<p>${a('link|')} y</p>`,
    { start: 0, parts: ['link', 'links'] },
    `<p>${a('links')} y</p>`,
  ],
  [
    "a link's last word ends the block",
    `<p>${a('a lin|')}</p>`,
    { start: 2, parts: ['lin', 'line', 'lines'] },
    `<p>${a('a lines')}</p>`,
  ],
  [
    "a link's last word gets shorter, then longer",
    `<p>${a('a link|')} y</p>`,
    { start: 2, parts: ['link', 'lin', 'line'] },
    `<p>${a('a line')} y</p>`,
  ],
  [
    "a link's first word changes at its start",
    `<p>x ${a('link| y')}</p>`,
    { start: 2, parts: ['link', 'blink', 'bblink'] },
    `<p>x ${a('bblink y')}</p>`,
  ],
  [
    'one of two links side by side',
    `<p>${a('one|')}${a('two', '/b')}</p>`,
    { start: 0, parts: ['one', 'ones', 'onest'] },
    `<p>${a('onest')}${a('two', '/b')}</p>`,
  ],
  [
    'two links side by side',
    `<p>x ${a('one')}${a('two|', '/b')}</p>`,
    { start: 2, parts: ['onetwo', 'onetwos'] },
    `<p>x ${a('one')}${a('two', '/b')}s</p>`,
  ],
  [
    'a link that is bold in part',
    `<p>x ${a('lin<strong>k|</strong>')} y</p>`,
    { start: 2, parts: ['link', 'links'] },
    `<p>x ${a('lin<strong>ks</strong>')} y</p>`,
  ],
  [
    'a word that ends in a link',
    `<p>x fo${a('nk|')} y</p>`,
    { start: 2, parts: ['fonk', 'fonks'] },
    `<p>x fo${a('nk')}s y</p>`,
  ],
  [
    "a word that runs across a link's end",
    `<p>x ${a('foo')}|bar y</p>`,
    { start: 2, parts: ['foobar', 'foobars'] },
    `<p>x ${a('foo')}bars y</p>`,
  ],
  [
    'a word that is bold in part',
    '<p>x <strong>a<em>b|</em></strong>c</p>',
    { start: 2, parts: ['abc', 'abcd'] },
    '<p>x <strong>a</strong><i><strong>b</strong></i>cd</p>',
  ],
  [
    'a word after code',
    '<p>x <code>code</code>s|</p>',
    { start: 6, parts: ['s', 'vs', 'vvs'] },
    '<p>x <code>code</code>vvs</p>',
  ],
  [
    "a link's last word in an item",
    `<ul><li>${a('link|')}</li><li>b</li></ul>`,
    { start: 0, parts: ['link', 'links'] },
    `<ul><li>${a('links')}</li><li>b</li></ul>`,
  ],
  [
    "a link's last word in a cell",
    table(a('link|')),
    { start: 0, parts: ['link', 'links'] },
    table(a('links')),
  ],
  [
    'a word that is bold in part, up to a mention',
    `<p>x <strong>a</strong>b|${mention}</p>`,
    { start: 2, parts: ['ab', 'abc'] },
    `<p>x <strong>a</strong>bc${mention}</p>`,
  ],
  [
    "a link's word up to a mention in the link",
    `<p>x ${a(`ab|${mention}`)} y</p>`,
    { start: 2, parts: ['ab', 'abc', 'zabc'] },
    `<p>x ${a(`zabc${mention}`)} y</p>`,
  ],
  [
    'a link, of which nothing stays',
    `<p>${a('link|')}</p><p>y</p>`,
    { start: 0, parts: ['link', 'lin', 'li', 'l', ''] },
    '<p>&nbsp;</p><p>y</p>',
  ],
]

describe.each<Order>(['range first', 'start first'])('%s', order => {
  it.each(takenOver)('an input method takes over %s', async (_, before, word, after) => {
    const field = openField(before)
    const whole = written(field)
    await write(word, order)
    await expect.poll(() => written(field)).toBe(after)
    if (after === whole) return
    await field.press('{Control>}z{/Control}')
    expect(written(field)).toBe(whole)
  })
})

it('keeps its caret in coloured text', async () => {
  const { written: marked } = openField(`<p>${red('cd|e')}</p>`)
  await compose('d', { start: 1, end: 2 })
  await compose('dy')
  await compose('d')
  await expect.poll(marked).toBe(`<p>${red('cd|e')}</p>`)
})

it('writes a word of its own after a link as plain text', async () => {
  const field = openField(`<p>${a('link|')} y</p>`)
  for (const part of ['n', 'ne', 'vne', 'vne']) await compose(part)
  await commit('new')
  await expect.poll(() => written(field)).toBe(`<p>${a('link')}new y</p>`)
})
