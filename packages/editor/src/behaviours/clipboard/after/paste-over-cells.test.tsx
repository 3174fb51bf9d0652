import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tableOfTexts } from '../../../testing/cells.ts'
import { paste } from '../../../testing/clipboard.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'

beforeAll(() => page.viewport(1000, 800))

const balloon = (): Element | null => document.querySelector('.tf-balloon')
const names = (): (string | null)[] =>
  [...(balloon()?.querySelectorAll('button') ?? [])].map(button => button.ariaLabel ?? button.textContent)
const way = (name: string) => page.getByRole('button', { name, exact: true })

const square = tableOfTexts('а б в', 'г д е', 'ё ж з')
const sheet =
  '<table><tbody><tr><td style="background-color:#ff0000"><b>1</b></td><td>2</td></tr><tr><td><a href="https://example.org/">3</a></td><td><p>4</p><ul><li><i>5<br>6</i></li></ul></td></tr></tbody></table>'
const plain = '1\t2\n3\t"4\n5\n6"'
const tab = '&nbsp;'.repeat(4)

/** Opens the table with the caret behind the text of its first cell, and pastes there. */
async function pasteIntoCell(held: Parameters<typeof paste>[1], value = square): Promise<RenderedField> {
  const field = await renderField({ value })
  await userEvent.click(field.text.querySelector('td') ?? field.text)
  paste(field.text, held)
  return field
}

const selected = (): string =>
  [...document.querySelectorAll('.tf-selected-cell')].map(cell => cell.textContent).join(' ')

it('offers cells without their looks, and all in one cell, where cells were pasted over others', async () => {
  const { handle } = await pasteIntoCell({ html: sheet, plain })
  expect(handle.getHtml()).toContain(
    '<td style="background-color:#ff0000;"><strong>1</strong></td><td>2</td>',
  )
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как есть', 'Без оформления', 'В одну ячейку'])
  await userEvent.click(way('Без оформления'))
  expect(handle.getHtml()).toBe(tableOfTexts('1 2 в', '3 § е', 'ё ж з').replace('§', '<p>4</p><p>5<br>6</p>'))
  expect(selected()).toBe('1 2 3 456')
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('В одну ячейку'))
  expect(handle.getHtml()).toBe(square.replace('а', `а1${tab}2<br>3${tab}"4<br>5<br>6"`))
  expect(selected()).toBe('')
  await userEvent.keyboard('!')
  expect(handle.getHtml()).toContain('6"!</td>')
  await userEvent.keyboard('{Control>}zz{/Control}')
  expect(handle.getHtml()).toBe(square)
})

it('offers all in one cell also where a page copied cells without a text beside them', async () => {
  const { handle } = await pasteIntoCell({ html: sheet })
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('В одну ячейку'))
  expect(handle.getHtml()).toBe(square.replace('а', `а1${tab}2<br>3${tab}4 • 5 6`))
})

it('offers the text of a spreadsheet in one cell, and puts it back into cells', async () => {
  const { handle } = await pasteIntoCell({ plain: '1\t2\n3\t4' })
  const over = tableOfTexts('1 2 в', '3 4 е', 'ё ж з')
  expect(handle.getHtml()).toBe(over)
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['По ячейкам', 'В одну ячейку'])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(handle.getHtml()).toBe(square.replace('а', `а1${tab}2<br>3${tab}4`))
  await userEvent.click(way('Как вставить'))
  await userEvent.click(way('По ячейкам'))
  expect(handle.getHtml()).toBe(over)
  expect(selected()).toBe('1 2 3 4')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe(square)
})

it('the button stands below the last of the cells that were pasted, not below the table', async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `${row} а`)
  const { container } = await pasteIntoCell({ plain: '1\t2\n3\t4' }, tableOfTexts(...rows))
  await expect.poll(names).toEqual(['Как вставить'])
  const last = [...container.querySelectorAll('td')].find(({ textContent }) => textContent === '4')
  const below = (): number =>
    (balloon()?.getBoundingClientRect().top ?? 0) - (last?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  expect(below()).toBeLessThan(20)
})

it('what is pasted into one cell, and a single cell, is offered as elsewhere', async () => {
  const { handle, text } = await pasteIntoCell({
    html: '<table><tr><td><b>1</b></td></tr></table>',
    plain: '1',
  })
  expect(handle.getHtml()).toBe(square.replace('а', 'а<strong>1</strong>'))
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как есть', 'Без оформления'])
  await userEvent.click(way('Без оформления'))
  expect(handle.getHtml()).toBe(square.replace('а', 'а1'))
  paste(text, { plain: '| к | л |\n| --- | --- |\n| м | н |' })
  await expect.poll(() => handle.getHtml()).toContain('<td>м</td>')
  expect(handle.getHtml()).not.toMatch(/<table.*<table/)
  await expect.poll(names).toEqual(['Как вставить'])
  await userEvent.keyboard('{Control}')
  await expect.poll(names).toEqual(['Как Markdown', 'Без оформления'])
})
