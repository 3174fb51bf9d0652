import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { selectedCellTexts, tableOfTexts } from '../../../testing/cells.ts'
import { copy as copyAll, cut, paste, savedOf } from '../../../testing/clipboard.ts'
import { openField, type OpenedField } from '../../../testing/open-field.ts'

const square = tableOfTexts('a b c', 'd e f', 'g h i')

/** Opens a table with the cells selected from the one with a caret on, by so many presses of Shift with the arrows. */
async function openSelected(html: string, right: number, down: number): Promise<OpenedField> {
  const opened = openField(html)
  const presses = '{ArrowRight}'.repeat(right) + '{ArrowDown}'.repeat(down)
  await opened.press(`{Shift>}${presses}{/Shift}`)
  return opened
}

/** In the saved form. */
function copy(text: HTMLElement): { html: string; plain: string } {
  const held = copyAll(text)
  return { ...held, html: savedOf(held) }
}

const html = ({ editor }: OpenedField): string => writeHtml(editor.state.doc)
const selected = ({ editor }: OpenedField): string | null => selectedCellTexts(editor.state)

describe('copying selected cells', () => {
  it('gives a table, and the text of a spreadsheet', async () => {
    const opened = await openSelected(square.replace('>b<', '>b|<'), 1, 1)
    expect(copy(opened.text)).toEqual({ html: tableOfTexts('b c', 'e f'), plain: 'b\tc\ne\tf' })
  })

  it('puts texts with tabs, line breaks and quotes in quotes', async () => {
    const opened = await openSelected(tableOfTexts('a| <p>b</p><p>c</p>', '1" 2'), 1, 1)
    expect(copy(opened.text).plain).toBe('a\t"b\nc"\n"1"""\t2')
  })

  it('copies what stands in a merged cell once', async () => {
    const opened = await openSelected(
      '<table><tbody><tr><td rowspan="2">a|</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
      1,
      0,
    )
    expect(copy(opened.text).plain).toBe('a\tb\n\tc')
  })

  it('keeps heading rows as such', async () => {
    const opened = await openSelected(
      '<table><thead><tr><th>a|</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td></tr></tbody></table>',
      0,
      1,
    )
    expect(copy(opened.text).html).toBe(
      '<figure class="table"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table></figure>',
    )
  })

  it('copies a single cell as what it holds', async () => {
    const opened = await openSelected(square.replace('>b<', '>b|<'), 1, 0)
    await opened.press('{Shift>}{ArrowLeft}{/Shift}')
    expect(selected(opened)).toBe('b')
    expect(copy(opened.text)).toEqual({ html: 'b', plain: 'b' })
  })
})

describe('cutting selected cells', () => {
  it('empties them; what is cut can be pasted elsewhere', async () => {
    const opened = await openSelected(square.replace('>a<', '>a|<'), 1, 0)
    const held = cut(opened.text)
    expect(opened.written()).toBe(tableOfTexts('| _ c', 'd e f', 'g h i'))
    await opened.press('{ArrowDown}')
    paste(opened.text, held)
    expect(html(opened)).toBe(tableOfTexts('_ _ c', 'a b f', 'g h i'))
    expect(selected(opened)).toBe('a b')
  })
})

const quote = '<blockquote><p>x</p></blockquote>'
const code = (text: string): string => `<pre><code class="language-plaintext">${text}</code></pre>`

describe('pasting cells', () => {
  const pair = tableOfTexts('1 2', '3 4')

  it('fills from the cell of the caret on, and selects what came; undo takes it back at once', async () => {
    const opened = openField(square.replace('>a<', '>a|<'))
    paste(opened.text, { html: pair, plain: '1\t2\n3\t4' })
    expect(html(opened)).toBe(tableOfTexts('1 2 c', '3 4 f', 'g h i'))
    expect(selected(opened)).toBe('1 2 3 4')
    await opened.press('{Control>}z{/Control}')
    expect(html(opened)).toBe(square)
  })

  it.each([
    ['several lines of code stay by themselves', code('\t1\n2'), `<p>a</p>${code('\t1\n2')}`],
    ['a line of code joins the text', code('1'), 'a1'],
    ['a quote stays by itself', quote, `<p>a</p>${quote}`],
    ['items stay items', '<ul><li>x</li><li>y</li></ul>', '<p>ax</p><ul><li>y</li></ul>'],
  ])('puts what a table of one cell holds beside the text of another: %s', (_, content, after) => {
    const opened = openField(square.replace('>a<', '>a|<'))
    paste(opened.text, { html: `<table><tbody><tr><td>${content}</td></tr></tbody></table>` })
    expect(html(opened)).toBe(square.replace('>a<', `>${after}<`))
  })

  it('makes the table larger where it ends', () => {
    const opened = openField(square.replace('>i<', '>i|<'))
    paste(opened.text, { html: pair })
    expect(html(opened)).toBe(tableOfTexts('a b c _', 'd e f _', 'g h 1 2', '_ _ 3 4'))
  })

  it('repeats them over a selection that they divide evenly, and only there', async () => {
    const even = await openSelected(square.replace('>a<', '>a|<'), 2, 1)
    paste(even.text, { html: tableOfTexts('1', '2') })
    expect(html(even)).toBe(tableOfTexts('1 1 1', '2 2 2', 'g h i'))
    const odd = await openSelected(square.replace('>a<', '>a|<'), 2, 2)
    paste(odd.text, { html: pair })
    expect(html(odd)).toBe(tableOfTexts('1 2 c', '3 4 f', 'g h i'))
    const merged = openField(
      '<table><tbody><tr><td colspan="2" rowspan="2">a|</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    )
    paste(merged.text, { html: tableOfTexts('1 2') })
    expect(html(merged)).toBe(
      '<figure class="table"><table><tbody><tr><td>1</td><td>2</td><td>b</td></tr><tr><td colspan="2">a</td><td>c</td></tr></tbody></table></figure>',
    )
  })

  it('parts merged cells at the border of what is written over, and loses nothing of them', () => {
    const opened = openField(
      '<table><tbody><tr><td>a|</td><td rowspan="2">b</td></tr><tr><td>c</td></tr></tbody></table>',
    )
    paste(opened.text, { html: tableOfTexts('1 2') })
    expect(html(opened)).toBe(tableOfTexts('1 2', 'c b'))
  })

  it('keeps merged cells that are pasted, and cuts those over the border of the headings', () => {
    const merged =
      '<table><tbody><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>'
    const body = openField(square.replace('>a<', '>a|<'))
    paste(body.text, { html: merged })
    expect(html(body)).toBe(
      '<figure class="table"><table><tbody><tr><td rowspan="2">1</td><td>2</td><td>c</td></tr><tr><td>3</td><td>f</td></tr><tr><td>g</td><td>h</td><td>i</td></tr></tbody></table></figure>',
    )
    const headed = openField(
      '<table><thead><tr><th>a|</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    )
    paste(headed.text, { html: merged })
    expect(html(headed)).toBe(
      '<figure class="table"><table><thead><tr><th scope="col">1</th><th scope="col">2</th></tr></thead><tbody><tr><td>&nbsp;</td><td>3</td></tr></tbody></table></figure>',
    )
  })

  it('puts a table with anything besides it into the cell', () => {
    const opened = openField(tableOfTexts('a|'))
    paste(opened.text, { html: `${pair}<p>x</p>` })
    expect(html(opened)).toContain(pair)
    expect(html(opened)).not.toBe(pair)
  })

  it('replaces selected cells by a text', async () => {
    const opened = await openSelected(square.replace('>a<', '>a|<'), 1, 1)
    paste(opened.text, { plain: 'x' })
    expect(opened.written()).toBe(tableOfTexts('x| _ c', '_ _ f', 'g h i'))
  })
})

describe('pasting the text of a spreadsheet', () => {
  const plain = '1\t2\n3\t"4 ""x"""\n'

  it('fills cells where the caret is in one', () => {
    const opened = openField(square.replace('>a<', '>a|<'))
    paste(opened.text, { plain })
    expect(html(opened)).toBe(tableOfTexts('1 2 c', '3 § f', 'g h i').replace('§', '4 "x"'))
  })

  it('makes a table elsewhere; undo gives the text', async () => {
    const opened = openField('<p>x</p><p>|</p>')
    paste(opened.text, { plain })
    expect(html(opened)).toBe(`<p>x</p>${tableOfTexts('1 2', '3 §').replace('§', '4 "x"')}`)
    await opened.press('{Control>}z{/Control}')
    expect(html(opened)).toBe('<p>x</p><p>1§2<br>3§"4 ""x"""</p>'.replaceAll('§', '&nbsp;'.repeat(4)))
  })

  const many = Array.from({ length: 2502 }, (_, row) => `a${row}\tb${row}`).join('\n')

  it('of more cells than a table takes goes on as lines below it, loses none, and says so; undo gives the text', async () => {
    const opened = openField('<p>x</p><p>|</p>')
    paste(opened.text, { plain: many })
    const [, figure, below, ...others] = opened.editor.state.doc.children
    expect([figure?.firstChild?.childCount, others]).toEqual([2500, []])
    expect(below?.textContent.replaceAll('\u00a0', ' ')).toBe('a2500    b2500\na2501    b2501')
    expect(opened.editor.state.selection.$head.parent).toBe(below)
    expect(opened.toasts.shown.map(({ text }) => text.en)).toEqual([
      '5,000 cells were pasted. The other rows are below the table, as plain text.',
    ])
    await opened.press('{Control>}z{/Control}')
    expect(html(opened)).not.toContain('<table')
    expect(html(opened)).toContain('a2501')
  })

  it('of more cells than a table takes is plain text in a cell, and says so', () => {
    const opened = openField(square.replace('>a<', '>a|<'))
    paste(opened.text, { plain: many })
    expect(opened.text.querySelectorAll('td')).toHaveLength(9)
    expect(html(opened)).toContain('a2501')
    expect(opened.toasts.shown.map(({ text }) => text.en)).toEqual([
      'More than 5,000 cells cannot be pasted at once: they are plain text.',
    ])
  })

  it.each(['\ta\n\tb', 'a\tb', 'a\tb\nc'])('leaves other text with tabs as it is: %j', text => {
    const opened = openField('<p>|</p>')
    paste(opened.text, { plain: text })
    expect(html(opened)).not.toContain('<table')
  })

  it('makes no table in a comment', () => {
    const opened = openField('<p>|</p>', { mode: 'comment' })
    paste(opened.text, { plain })
    expect(html(opened)).not.toContain('<table')
  })
})
