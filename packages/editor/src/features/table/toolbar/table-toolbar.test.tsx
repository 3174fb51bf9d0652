import { expect, describe, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'

const rows = (...lines: readonly string[]): string =>
  lines
    .map(cells => `<tr>${[...cells].map(cell => `<td>${cell === '.' ? '&nbsp;' : cell}</td>`).join('')}</tr>`)
    .join('')
const table = (...lines: readonly string[]): string =>
  `<figure class="table"><table><tbody>${rows(...lines)}</tbody></table></figure>`
const value = `<p>до</p>${table('ab', 'cd')}<p>после</p>`

const bar = (): Element | null => document.querySelector('.tf-object-toolbar')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const line = (name: string) => page.getByRole('menuitem', { name, exact: true })
const lineSwitch = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })

const cellOf = (text: HTMLElement, content: string): Element => {
  const cell = [...text.querySelectorAll('td, th')].find(({ textContent }) => textContent === content)
  if (!cell) throw new Error(`No cell holds ${content}.`)
  return cell
}

/** Opens a field with the caret in a cell, by a click. */
async function openAt(content: string, html = value): Promise<RenderedField> {
  const field = await renderField({ value: html })
  await userEvent.click(cellOf(field.text, content))
  await expect.poll(bar).not.toBeNull()
  return field
}

describe('the toolbar of a table', () => {
  it('is there while the selection is in the table or the table is selected', async () => {
    const { text } = await openAt('a')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(bar).toBeNull()
    await userEvent.click(cellOf(text, 'a'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(() => text.querySelector('.ProseMirror-selectednode')).not.toBeNull()
    await expect.poll(bar).not.toBeNull()
  })

  it('is there in comments, which make no tables', async () => {
    const { text } = await renderField({ value, commentEditor: true })
    await userEvent.click(cellOf(text, 'd'))
    await expect.poll(bar).not.toBeNull()
  })

  it.each([
    ['Строки', 'Вставить строку выше', table('ab', '..', 'cd')],
    ['Строки', 'Вставить строку ниже', table('ab', 'cd', '..')],
    ['Строки', 'Удалить строку', table('ab')],
    ['Столбцы', 'Вставить столбец слева', table('.ab', '.cd')],
    ['Столбцы', 'Вставить столбец справа', table('a.b', 'c.d')],
    ['Столбцы', 'Удалить столбец', table('b', 'd')],
    ['Столбцы', 'Сортировать по убыванию', table('cd', 'ab')],
    [
      'Объединить и разделить',
      'Объединить с ячейкой справа',
      table('ab', 'X').replace('<td>X', '<td colspan="2"><p>c</p><p>d</p>'),
    ],
    [
      'Объединить и разделить',
      'Объединить с ячейкой выше',
      table('Xb', 'd').replace('<td>X', '<td rowspan="2"><p>a</p><p>c</p>'),
    ],
    [
      'Объединить и разделить',
      'Разделить по вертикали',
      table('ab', 'c.d').replace('<td>a', '<td colspan="2">a'),
    ],
    [
      'Объединить и разделить',
      'Разделить по горизонтали',
      table('ab', 'cd', '.').replace('<td>d', '<td rowspan="2">d'),
    ],
  ])('%s: %s, by mouse', async (menu, name, expected) => {
    const { handle, text } = await openAt('c')
    await button(menu).click()
    await line(name).click()
    expect(handle.getHtml()).toBe(`<p>до</p>${expected}<p>после</p>`)
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it.each([
    ['Объединить с ячейкой ниже', 'a', table('Xb', 'd').replace('<td>X', '<td rowspan="2"><p>a</p><p>c</p>')],
    [
      'Объединить с ячейкой слева',
      'd',
      table('ab', 'X').replace('<td>X', '<td colspan="2"><p>c</p><p>d</p>'),
    ],
  ])('%s', async (name, cell, expected) => {
    const { handle } = await openAt(cell)
    await button('Объединить и разделить').click()
    await line(name).click()
    expect(handle.getHtml()).toContain(expected)
  })

  it('offers no merging past the edge of the table', async () => {
    await openAt('a')
    await button('Объединить и разделить').click()
    await expect.element(line('Объединить с ячейкой выше')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(line('Объединить с ячейкой слева')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(line('Объединить с ячейкой справа')).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('inserts one row where several are selected', async () => {
    const { handle } = await openAt('a')
    await button('Столбцы').click()
    await line('Выделить столбец').click()
    await button('Строки').click()
    await line('Вставить строку ниже').click()
    expect(handle.getHtml()).toContain(table('ab', 'cd', '..'))
  })

  it('merges the selected cells by the main part of its split button', async () => {
    const { handle } = await openAt('a')
    await expect.element(button('Объединить ячейки')).toHaveAttribute('aria-disabled', 'true')
    await button('Строки').click()
    await line('Выделить строку').click()
    await button('Объединить ячейки').click()
    expect(handle.getHtml()).toContain('<td colspan="2"><p>a</p><p>b</p></td>')
  })

  it('switches heading rows and columns, and its drop-down stays open', async () => {
    const { handle } = await openAt('a')
    await button('Строки').click()
    await lineSwitch('Строка-заголовок').click()
    await expect.element(lineSwitch('Строка-заголовок')).toHaveAttribute('aria-checked', 'true')
    expect(handle.getHtml()).toContain('<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>')
    await lineSwitch('Строка-заголовок').click()
    await expect.element(lineSwitch('Строка-заголовок')).toHaveAttribute('aria-checked', 'false')
    await userEvent.keyboard('{Escape}')
    await button('Столбцы').click()
    await lineSwitch('Столбец-заголовок').click()
    expect(handle.getHtml()).toContain('<th scope="row">a</th><td>b</td>')
  })

  it('deletes the table and leaves the caret in a paragraph in its place', async () => {
    const { handle } = await openAt('b')
    await button('Удалить таблицу').click()
    await userEvent.keyboard('x')
    expect(handle.getHtml()).toBe('<p>до</p><p>x</p><p>после</p>')
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(value)
  })

  it('is reached by Alt+F10, walked by arrows and left by Escape; again Alt+F10 leads on', async () => {
    const { text, container } = await openAt('a')
    const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.poll(focused).toBe('Строки')
    await expect.element(page.getByRole('toolbar', { name: 'Действия с таблицей' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(focused).toBe('Столбцы')
    await userEvent.keyboard('{End}')
    await expect.poll(focused).toBe('Удалить таблицу')
    await userEvent.keyboard('{Home}{Enter}')
    await expect.element(lineSwitch('Строка-заголовок')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe('Строки')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
    await expect.poll(bar).not.toBeNull()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.poll(focused).toBe('Строки')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect
      .poll(() => container.querySelector('.tf-toolbar')?.contains(document.activeElement))
      .toBe(true)
  })

  it('does things by keys alone', async () => {
    const { handle, text } = await openAt('a')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.poll(() => bar()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.element(line('Вставить строку ниже')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => handle.getHtml()).toContain(table('ab', '..', 'cd'))
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('gives its place to the balloon of a link in a cell', async () => {
    const link = '<a href="/x">ссылка</a>'
    const { text } = await renderField({ value: table('ab').replace('<td>a', `<td>${link}`) })
    await userEvent.click(text.querySelector('a') ?? text)
    await expect.element(button('Убрать ссылку')).toBeVisible()
    expect(bar()).toBeNull()
  })

  it('is about the innermost table', async () => {
    const { handle } = await openAt('x', table('ab').replace('<td>a', `<td>${table('x')}`))
    await button('Удалить таблицу').click()
    expect(handle.getHtml()).toBe(table('.b'))
  })

  it('does not offer cell commands where the table is selected as an object', async () => {
    await openAt('a')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(button('Строки')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Столбцы')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Объединить и разделить')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Свойства ячейки')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Свойства таблицы')).toHaveAttribute('aria-disabled', 'false')
  })
})

describe('the place of the toolbar', () => {
  const boxOf = (element: Element | null | undefined): DOMRect =>
    element?.getBoundingClientRect() ?? new DOMRect()
  const popup = (): DOMRect => boxOf(document.querySelector('.tf-balloon'))
  const before = Array.from({ length: 6 }, (_, index) => `<p>${index}</p>`).join('')

  it('is above the table, and stays there while one types', async () => {
    const { text } = await openAt('a', `${before}${table('ab')}`)
    await expect
      .poll(() => Math.abs(boxOf(text.querySelector('figure')).top - popup().bottom) < 24)
      .toBe(true)
    const { top, left } = popup()
    await userEvent.keyboard('слова и слова{Enter}ещё')
    expect(popup().left).toBe(left)
    expect(popup().top).toBe(top)
  })

  it('is below where the toolbar of the field leaves no room above', async () => {
    const { text, container } = await openAt('a', table('ab'))
    await expect.poll(() => popup().top - boxOf(text.querySelector('figure')).bottom > 0).toBe(true)
    expect(popup().top).toBeGreaterThan(boxOf(container.querySelector('.tf-toolbar')).bottom)
  })

  it('is within the text, whose width its lines share, where it says much', async () => {
    const { text, container } = await renderField({ value: `${before}${table('12', '34')}` })
    container.style.width = '460px'
    await userEvent.click(text.querySelector('td') ?? text)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('.tf-cells-facts')).not.toBeNull()
    const inner = boxOf(text)
    await expect.poll(() => popup().left >= inner.left && popup().right <= inner.right).toBe(true)
    const bottom = boxOf(button('Удалить таблицу').element()).bottom
    expect(boxOf(document.querySelector('.tf-cells-facts')).top).toBeGreaterThanOrEqual(bottom)
    expect(popup().bottom).toBeLessThanOrEqual(boxOf(text.querySelector('figure')).top)
  })

  it('is out of sight with its table, also where the toolbar of the field is at the lower edge of the window', async () => {
    const above = document.createElement('div')
    above.style.height = `${window.innerHeight - 20}px`
    document.body.prepend(above)
    onTestFinished(() => above.remove())
    const { text } = await openAt('a', `${before.repeat(5)}${table('ab')}`)
    await expect.poll(() => popup().bottom > 0).toBe(true)
    window.scrollTo(0, 0)
    await expect.poll(() => boxOf(text.querySelector('figure')).top > window.innerHeight).toBe(true)
    await expect.poll(() => popup().bottom <= 0).toBe(true)
  })

  it('is in the window while a table is higher than the window, and not over the caret', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => `${index}.`)
    const high = table(...lines.map(() => 'ab'))
      .replace('<td>a', '<td>первая')
      .replace(/<td>b(?=<\/td><\/tr><\/tbody>)/, '<td>последняя')
    const { text } = await openAt('последняя', `${before}${high}`)
    cellOf(text, 'последняя').scrollIntoView({ block: 'end' })
    const isSeen = (): boolean =>
      popup().top >= 0 && popup().bottom <= window.innerHeight && popup().height > 20
    await expect.poll(isSeen).toBe(true)
    await userEvent.click(text.querySelectorAll('tr')[40]?.firstElementChild ?? text)
    text.querySelectorAll('tr')[40]?.scrollIntoView({ block: 'start' })
    const caret = (): DOMRect => boxOf(text.querySelectorAll('tr')[40])
    await expect
      .poll(() => isSeen() && (popup().top >= caret().bottom || popup().bottom <= caret().top))
      .toBe(true)
  })
})
