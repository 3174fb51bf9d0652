import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { flushSync } from 'react-dom'
import { pressPointer } from '../../../testing/drag.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { numberedRows, tableHtml } from '../../../testing/table-html.ts'

beforeAll(() => page.viewport(1000, 800))

const three = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
  ['g', 'h', 'i'],
]

interface Shown extends RenderedField {
  readonly lineHandle: (axis: 'row' | 'column', line: number) => HTMLElement
  readonly words: () => string
  readonly selected: () => string[]
}

/** A field with the caret in a cell, and the handles of its table. */
async function show(html: string, cell = 'e'): Promise<Shown> {
  const field = await renderField({ value: html })
  await userEvent.click(
    field.text.querySelectorAll('p')[
      [...field.text.querySelectorAll('p')].findIndex(p => p.textContent === cell)
    ] ?? field.text,
  )
  const find = (axis: 'row' | 'column', line: number): HTMLElement | null =>
    field.container.querySelector(`.tf-line-handle[data-axis=${axis}][data-line='${line}']`)
  await expect.poll(() => find('column', 0)).not.toBeNull()
  return {
    ...field,
    lineHandle: (axis, line) => {
      const found = find(axis, line)
      if (!found) throw new Error(`There is no handle of ${axis} ${line}.`)
      return found
    },
    words: () => field.handle.getHtml().replace(/<[^>]+>/g, ''),
    selected: () =>
      [...field.text.querySelectorAll('.tf-selected-cell')].map(({ textContent }) => textContent),
  }
}

describe('the handles of a table', () => {
  it('stand around the table of the caret, named by their number', async () => {
    const { container } = await show(`<p>x</p>${tableHtml(three)}`)
    const names = [...container.querySelectorAll('.tf-line-handle')].map(({ ariaLabel }) => ariaLabel)
    await expect.element(page.getByRole('toolbar', { name: 'Столбцы и строки таблицы' })).toBeInTheDocument()
    expect(names).toEqual(['Столбец 1', 'Столбец 2', 'Столбец 3', 'Строка 1', 'Строка 2', 'Строка 3'])
  })

  it('are two tab stops: those of the row and the column of the caret', async () => {
    const { container } = await show(tableHtml(three))
    const stops = [...container.querySelectorAll<HTMLElement>('.tf-line-handle')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(stops.map(({ ariaLabel }) => ariaLabel)).toEqual(['Столбец 2', 'Строка 2'])
    expect(stops.every(({ ariaHasPopup }) => ariaHasPopup === 'menu')).toBe(true)
  })

  it('stand over the columns and beside the rows', async () => {
    const { text, lineHandle } = await show(tableHtml(three))
    const cell = text.querySelectorAll('td')[4]?.getBoundingClientRect()
    expect(lineHandle('column', 1).getBoundingClientRect().left).toBeCloseTo(cell?.left ?? 0, -0.5)
    expect(lineHandle('row', 1).getBoundingClientRect().top).toBeCloseTo(cell?.top ?? 0, -0.5)
  })

  it('show for the table under the mouse, and go with it', async () => {
    const { text, container } = await renderField({ value: `<p>x</p>${tableHtml(three)}` })
    await userEvent.hover(text.querySelector('td') ?? text)
    await expect.poll(() => container.querySelectorAll('.tf-line-handle').length).toBe(6)
    await userEvent.hover(text.querySelector('p') ?? text)
    await expect.poll(() => container.querySelectorAll('.tf-line-handle').length).toBe(0)
  })

  it('under the mouse stay while it is on them, and go with a key, a change and a selection that is dragged', async () => {
    const value = `<p>x</p>${tableHtml(three)}`
    const { text, container, handle } = await renderField({ value })
    const count = (): number => container.querySelectorAll('.tf-line-handle').length
    const [cell, paragraph] = [text.querySelector('td') ?? text, text.querySelector('p') ?? text]
    await userEvent.click(paragraph)
    await userEvent.hover(cell)
    await expect.poll(count).toBe(6)
    await userEvent.hover(container.querySelector('.tf-line-handle') ?? container)
    await expect.poll(() => container.querySelector('.tf-line-handle:hover')).not.toBeNull()
    expect(count()).toBe(6)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(count).toBe(0)
    await userEvent.hover(paragraph)
    await userEvent.hover(cell)
    await expect.poll(count).toBe(6)
    handle.setHtml(`<p>new</p>${value}`)
    await expect.poll(count).toBe(0)
    const dragged = { bubbles: true, pointerType: 'mouse', buttons: 1 }
    flushSync(() => text.querySelector('td')?.dispatchEvent(new PointerEvent('pointermove', dragged)))
    expect(count()).toBe(0)
  })

  it('are not there in a text that is only read', async () => {
    const { text, container } = await renderField({ value: tableHtml(three), readOnly: true })
    await userEvent.hover(text.querySelector('td') ?? text)
    expect(container.querySelectorAll('.tf-line-handle')).toHaveLength(0)
  })

  it('follow the rows when one becomes higher', async () => {
    const { lineHandle } = await show(tableHtml(three))
    const { top } = lineHandle('row', 2).getBoundingClientRect()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}more')
    await expect.poll(() => lineHandle('row', 2).getBoundingClientRect().top).toBeGreaterThan(top + 10)
  })
})

describe('the menu of a handle', () => {
  it.each([
    [2, 'Удалить 2 столбца', 'Действия со столбцами: 2'],
    [3, 'Удалить 3 столбца', 'Действия со столбцами: 3'],
    [5, 'Удалить 5 столбцов', 'Действия со столбцами: 5'],
  ])('says how many columns it is about: %i', async (count, line, name) => {
    const { lineHandle } = await show(tableHtml(numberedRows(1, 6)), 'Ячейка 1.1')
    await userEvent.click(lineHandle('column', 0))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(lineHandle('column', count - 1))
    await userEvent.keyboard('{/Shift}')
    await userEvent.click(lineHandle('column', 1), { button: 'right' })
    await expect.element(page.getByRole('menuitem', { name: line })).toBeVisible()
    await expect.element(page.getByRole('menu', { name })).toBeVisible()
  })
})

describe('a click on a handle', () => {
  it('selects the column or the row', async () => {
    const { lineHandle, selected } = await show(tableHtml(three))
    await userEvent.click(lineHandle('column', 1))
    expect(selected()).toEqual(['b', 'e', 'h'])
    const pressed = (axis: 'row' | 'column'): (string | null)[] =>
      [0, 1, 2].map(line => lineHandle(axis, line).ariaPressed)
    expect(pressed('column')).toEqual(['false', 'true', 'false'])
    expect(pressed('row')).toEqual(['false', 'false', 'false'])
    await userEvent.click(lineHandle('row', 0))
    expect(selected()).toEqual(['a', 'b', 'c'])
    expect(pressed('row')).toEqual(['true', 'false', 'false'])
    expect(pressed('column')).toEqual(['false', 'false', 'false'])
  })

  it('with Shift that moves a little drags nothing', async () => {
    const { lineHandle, container, words } = await show(tableHtml(three))
    await userEvent.click(lineHandle('row', 0))
    const pressed = pressPointer(lineHandle('row', 1), 'mouse', { shiftKey: true })
    pressed.moveBy(0, 100)
    expect(container.querySelector('.tf-line-drop')).toBeNull()
    pressed.release()
    expect(words()).toBe('abcdefghi')
  })

  it('with Shift selects those between, too', async () => {
    const { lineHandle, selected } = await show(tableHtml(three))
    await userEvent.click(lineHandle('row', 0))
    await userEvent.click(lineHandle('row', 1), { modifiers: ['Shift'] })
    expect(selected()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('opens the menu of what is selected', async () => {
    const { lineHandle, words } = await show(tableHtml(three))
    await userEvent.click(lineHandle('column', 1))
    await userEvent.click(lineHandle('column', 1))
    await userEvent.click(page.getByRole('menuitem', { name: 'Удалить столбец' }))
    await expect.poll(words).toBe('acdfgi')
  })

  it('on the corner selects the table', async () => {
    const { container, text } = await show(tableHtml(three))
    await userEvent.click(container.querySelector('.tf-table-corner') ?? container)
    expect(text.querySelector('figure.ProseMirror-selectednode')).not.toBeNull()
  })
})

it('the corner is dragged to move the table to another place, as one step of undo', async () => {
  const html = `<p>x</p>${tableHtml(three)}<p>y</p><p>z</p>`
  const { container, text, handle } = await show(html)
  const before = handle.getHtml()
  const [corner, last] = [container.querySelector('.tf-table-corner'), text.lastElementChild]
  await userEvent.dragAndDrop(corner ?? container, last ?? text, { targetPosition: { x: 4, y: 4 } })
  expect(handle.getHtml()).toBe(`<p>x</p><p>y</p>${tableHtml(three)}<p>z</p>`)
  await expect.poll(() => document.activeElement).toBe(text)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(handle.getHtml()).toBe(before)
})

describe('dragging a handle', () => {
  it.each(['mouse', 'touch'] as const)(
    'moves the row, by %s, and shows where it will stand',
    async pointer => {
      const { lineHandle, container, words } = await show(tableHtml(three))
      const { height } = lineHandle('row', 0).getBoundingClientRect()
      const pressed = pressPointer(lineHandle('row', 0), pointer)
      pressed.moveBy(0, height * 2)
      await expect.poll(() => container.querySelector('.tf-line-drop')).not.toBeNull()
      pressed.release()
      await expect.poll(words).toBe('defghiabc')
    },
  )

  it('moves all columns that are selected, in one step of undo', async () => {
    const { lineHandle, words, selected } = await show(tableHtml(three))
    await userEvent.click(lineHandle('column', 0))
    await userEvent.click(lineHandle('column', 1), { modifiers: ['Shift'] })
    const pressed = pressPointer(lineHandle('column', 1))
    pressed.moveBy(200, 0)
    pressed.release()
    await expect.poll(words).toBe('cabfdeigh')
    expect(selected()).toEqual(['a', 'b', 'd', 'e', 'g', 'h'])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(words()).toBe('abcdefghi')
  })

  it('that ends where it began selects the column, and opens no menu', async () => {
    const { lineHandle, selected, words } = await show(tableHtml(three))
    const handle = lineHandle('column', 1)
    await userEvent.dragAndDrop(handle, handle, {
      sourcePosition: { x: 6, y: 4 },
      targetPosition: { x: 16, y: 4 },
    })
    expect(selected()).toEqual(['b', 'e', 'h'])
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect.poll(words).toBe('acbdfegih')
    expect(document.querySelector('[role=menu]')).toBeNull()
  })

  it('is none before the pointer has gone a little way, and is not refused in its own place', async () => {
    const { lineHandle, container, selected, words } = await show(tableHtml(three))
    const click = pressPointer(lineHandle('row', 0))
    click.moveBy(0, 2)
    click.release()
    expect(selected()).toEqual([])
    const pressed = pressPointer(lineHandle('row', 0))
    pressed.moveBy(0, 6)
    await expect
      .poll(() => container.querySelector<HTMLElement>('.tf-line-drop')?.dataset['refused'])
      .toBe('false')
    pressed.release()
    expect(words()).toBe('abcdefghi')
  })

  it('moves nothing where the host has changed the text meanwhile', async () => {
    const { lineHandle, handle, words } = await show(tableHtml(three))
    const pressed = pressPointer(lineHandle('row', 0))
    pressed.moveBy(0, 100)
    handle.setHtml(tableHtml(three.toReversed()))
    pressed.release()
    expect(words()).toBe('ghidefabc')
  })

  it('is taken back by Escape', async () => {
    const { lineHandle, container, words } = await show(tableHtml(three))
    const pressed = pressPointer(lineHandle('row', 0))
    pressed.moveBy(0, 100)
    await userEvent.keyboard('{Escape}')
    pressed.release()
    await expect.poll(() => container.querySelector('.tf-line-drop')).toBeNull()
    expect(words()).toBe('abcdefghi')
  })

  it('is refused in words where a cell reaches over the place', async () => {
    const spans =
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>'
    const { lineHandle, container, words } = await show(spans, 'a')
    const { height } = lineHandle('row', 0).getBoundingClientRect()
    const pressed = pressPointer(lineHandle('row', 0))
    pressed.moveBy(0, height * 1.6)
    await expect
      .poll(() => container.querySelector('.tf-line-drop')?.textContent)
      .toBe('Мешают объединённые ячейки: сначала разделите их')
    pressed.release()
    expect(words()).toBe('abcde')
  })
})

describe('keys', () => {
  it('Alt with arrows moves whole rows and columns that are selected', async () => {
    const { lineHandle, words } = await show(tableHtml(three))
    await userEvent.click(lineHandle('row', 2))
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    expect(words()).toBe('ghiabcdef')
    await userEvent.click(lineHandle('column', 0))
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(words()).toBe('hgibacedf')
  })

  it('Alt with arrows says why it does not move what cells reach over', async () => {
    const spans =
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>'
    const { lineHandle, container, words } = await show(spans, 'a')
    await userEvent.click(lineHandle('row', 0))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const notice = (): string | undefined => container.querySelector('.tf-table-notice')?.textContent
    await expect.poll(notice).toBe('Мешают объединённые ячейки: сначала разделите их')
    expect(words()).toBe('abcde')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(notice).toBe('')
  })

  it('Alt with arrows across the selected rows or columns does nothing, and does not leave the page', async () => {
    const { lineHandle, words, selected, text } = await show(tableHtml(three))
    const left: boolean[] = []
    text.ownerDocument.addEventListener('keydown', event => left.push(!event.defaultPrevented))
    await userEvent.click(lineHandle('row', 1))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowRight}{/Alt}')
    expect(selected()).toEqual(['d', 'e', 'f'])
    await userEvent.click(lineHandle('column', 1))
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}')
    expect(selected()).toEqual(['b', 'e', 'h'])
    expect(left.filter(Boolean)).toHaveLength(2)
    expect(words()).toBe('abcdefghi')
  })

  it('reach the handles, go along them, select, move and come back', async () => {
    const { lineHandle, words, selected, text } = await show(tableHtml(three))
    await userEvent.keyboard('{Alt>}{Shift>}{F10}{/Shift}{/Alt}')
    expect(document.activeElement).toBe(lineHandle('column', 1))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(selected()).toEqual(['b', 'c', 'e', 'f', 'h', 'i'])
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    expect(words()).toBe('defabcghi')
    await expect.poll(() => document.activeElement).toBe(lineHandle('row', 1))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(text)
  })

  it('Enter on a handle opens its menu', async () => {
    const { words } = await show(tableHtml([['b'], ['a'], ['c']]), 'b')
    await userEvent.keyboard('{Alt>}{Shift>}{F10}{/Shift}{/Alt}{Enter}')
    await userEvent.click(page.getByRole('menuitem', { name: 'Сортировать по возрастанию' }))
    await expect.poll(words).toBe('abc')
  })
})

it('the menu gives no reason where a column is at the edge of the table', async () => {
  const { lineHandle } = await show(tableHtml(three))
  await userEvent.click(lineHandle('column', 0), { button: 'right' })
  const line = page.getByRole('menuitem', { name: 'Переместить влево' })
  await expect.element(line).toHaveAttribute('aria-disabled', 'true')
  await expect.element(line).toHaveTextContent(/^Переместить влево$/)
})

it('the menu says why rows with cells over several of them are not sorted', async () => {
  const { lineHandle } = await show(
    '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    'a',
  )
  await userEvent.click(lineHandle('column', 0))
  await userEvent.click(lineHandle('column', 0))
  const line = page.getByRole('menuitem', { name: 'Сортировать по возрастанию' })
  await expect.element(line).toHaveTextContent('Есть ячейки на несколько строк: сначала разделите их')
  await expect.element(line).toHaveAttribute('aria-disabled', 'true')
})

it('a table of 1,000 cells has handles for its lines, not for its cells', async () => {
  const { container } = await show(tableHtml(numberedRows(100, 10)), 'Ячейка 1.1')
  expect(container.querySelectorAll('.tf-line-handle')).toHaveLength(110)
})
