import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressPointer } from '../../../testing/drag.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { tableHtml } from '../../../testing/table-html.ts'

beforeAll(() => page.viewport(1000, 800))

const two = [
  ['a', 'b'],
  ['c', 'd'],
]
const whole = { figure: ' style="width:100%;"' }
const halves = tableHtml(two, whole).replace(
  '<table>',
  '<table class="ck-table-resized"><colgroup><col style="width:50%;"><col style="width:50%;"></colgroup>',
)

interface Shown extends RenderedField {
  readonly border: (column: number) => HTMLElement
  /** The widths that are saved: those of the columns, and that of the table. */
  readonly saved: () => { readonly columns: string[]; readonly table: string | undefined }
}

async function show(html: string): Promise<Shown> {
  const field = await renderField({ value: html })
  await userEvent.click(field.text.querySelector('td') ?? field.text)
  await expect.poll(() => field.container.querySelector('.tf-border-handle')).not.toBeNull()
  return {
    ...field,
    border: column => {
      const found = field.container.querySelectorAll<HTMLElement>('.tf-border-handle')[column]
      if (!found) throw new Error(`There is no border behind column ${column}.`)
      return found
    },
    saved: () => {
      const saved = field.handle.getHtml()
      return {
        columns: [...saved.matchAll(/<col style="width:(.*?);">/g)].map(([, width = '']) => width),
        table: /<figure[^>]*width:(.*?);/.exec(saved)?.[1],
      }
    },
  }
}

const sumOf = (shares: readonly string[]): number =>
  shares.reduce((sum, share) => sum + Number.parseFloat(share), 0)

describe('dragging the border between columns', () => {
  it.each(['mouse', 'touch'] as const)('changes both, by %s, as one step of undo', async pointer => {
    const { border, saved, text } = await show(halves)
    const width = text.querySelector('table')?.offsetWidth ?? 0
    const pressed = pressPointer(border(0), pointer)
    pressed.moveBy(width / 8, 0)
    pressed.moveBy(width / 4, 0)
    pressed.release()
    expect(saved()).toEqual({ columns: ['75%', '25%'], table: '100%' })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(saved()).toEqual({ columns: ['50%', '50%'], table: '100%' })
  })

  it('shows it on the page while the document stays as it is', async () => {
    const { border, saved, text, emitted } = await show(halves)
    const cell = text.querySelector('td')
    const before = cell?.offsetWidth ?? 0
    const pressed = pressPointer(border(0))
    pressed.moveBy(100, 0)
    expect(cell?.offsetWidth).toBeCloseTo(before + 100, -0.5)
    expect(saved().columns).toEqual(['50%', '50%'])
    pressed.release()
    expect(emitted.length).toBeLessThanOrEqual(1)
    expect(cell?.isConnected).toBe(true)
  })

  it('is taken back by Escape', async () => {
    const { border, saved, text } = await show(halves)
    const before = text.querySelector('td')?.offsetWidth
    const pressed = pressPointer(border(0))
    pressed.moveBy(100, 0)
    await userEvent.keyboard('{Escape}')
    pressed.release()
    expect(text.querySelector('td')?.offsetWidth).toBe(before)
    expect(saved().columns).toEqual(['50%', '50%'])
  })

  it('moves a line alone over a large table, and the border when the pointer is released', async () => {
    const rows = Array.from({ length: 100 }, () => ['a', 'b'])
    const { border, saved, text, container } = await show(tableHtml(rows, whole))
    const [cell] = text.querySelectorAll('td')
    const [before, end] = [cell?.offsetWidth ?? 0, border(0).getBoundingClientRect().left]
    const guide = (): Element | null => container.querySelector('.tf-width-guide')
    const pressed = pressPointer(border(0))
    pressed.moveBy(50, 0)
    pressed.moveBy(100, 0)
    expect(cell?.offsetWidth).toBe(before)
    expect((guide()?.getBoundingClientRect().left ?? 0) - end).toBeCloseTo(103, -0.7)
    await userEvent.keyboard('{Escape}')
    expect(guide()).toBeNull()
    expect(saved().columns).toEqual([])
    const again = pressPointer(border(0))
    again.moveBy(100, 0)
    again.release()
    expect(guide()).toBeNull()
    expect(cell?.offsetWidth).toBeCloseTo(before + 100, -0.5)
    expect(sumOf(saved().columns)).toBeCloseTo(100, 6)
  })

  it('leaves a column its least width', async () => {
    const { border, text } = await show(halves)
    const pressed = pressPointer(border(0))
    pressed.moveBy(-2000, 0)
    pressed.release()
    expect(text.querySelector('td')?.offsetWidth).toBeCloseTo(40, -0.5)
  })

  it('gives widths to a table without any, which stays as wide as it was', async () => {
    const { border, saved, text } = await show(tableHtml([['a long word', 'another long word']]))
    const width = text.querySelector('table')?.offsetWidth ?? 0
    const pressed = pressPointer(border(0))
    pressed.moveBy(20, 0)
    pressed.release()
    expect(sumOf(saved().columns)).toBeCloseTo(100, 6)
    expect(text.querySelector('table')?.offsetWidth).toBeCloseTo(width, -0.5)
  })

  it('keeps px where the table has px', async () => {
    const { border, saved } = await show(
      halves.replaceAll('width:50%', 'width:100px').replace('width:100%', 'width:200px'),
    )
    const pressed = pressPointer(border(0))
    pressed.moveBy(30, 0)
    pressed.release()
    expect(saved()).toEqual({ columns: ['130px', '70px'], table: '200px' })
  })

  it('drops the widths of the cells of both columns', async () => {
    const { border, handle } = await show(
      halves.replaceAll('<td>', '<td style="width:50%;">').replaceAll('width:50%;">b', 'width:50%;">b'),
    )
    const pressed = pressPointer(border(0))
    pressed.moveBy(30, 0)
    pressed.release()
    expect(handle.getHtml()).not.toContain('<td style')
  })
})

describe('on a phone, where words say how narrow a column is', () => {
  it('a border that cannot move changes nothing, and one that does is saved as it is shown', async () => {
    await page.viewport(360, 700)
    onTestFinished(() => page.viewport(1000, 800))
    const { border, saved, text } = await show(tableHtml([['неделимое', 'слово', 'тут']]))
    const widths = (): number[] => [...text.querySelectorAll('td')].map(cell => cell.offsetWidth)
    const before = widths()
    const stuck = pressPointer(border(0))
    stuck.moveBy(-30, 0)
    stuck.release()
    expect(saved()).toEqual({ columns: [], table: undefined })
    const pressed = pressPointer(border(2))
    pressed.moveBy(20, 0)
    const shown = widths()
    pressed.release()
    expect(shown).not.toEqual(before)
    const shares = saved().columns.map(Number.parseFloat)
    shown.forEach((width, column) =>
      expect(shares[column]).toBeCloseTo((width / sumOf(shown.map(String))) * 100, -0.5),
    )
  })
})

describe('the last border and the corner', () => {
  it('of a table at the left change its width', async () => {
    const left = halves.replace(
      'class="table" style="width:100%;"',
      'class="table table-style-block-align-left" style="width:50%;"',
    )
    const { border, saved, text, container } = await show(left)
    const table = text.querySelector('table')
    const width = table?.offsetWidth ?? 0
    const pressed = pressPointer(border(1))
    pressed.moveBy(width / 2, 0)
    pressed.release()
    expect(table?.offsetWidth).toBeCloseTo(width * 1.5, -0.5)
    expect(saved().columns.map(Number.parseFloat)[1]).toBeCloseTo(66.67, 0)
    const corner = pressPointer(container.querySelector('.tf-table-size'))
    corner.moveBy(-width / 2, 0)
    corner.release()
    expect(table?.offsetWidth).toBeCloseTo(width, -0.5)
    expect(saved().columns.map(Number.parseFloat)[1]).toBeCloseTo(66.67, 0)
  })

  it('of a table in the middle go with the pointer', async () => {
    const { border, text } = await show(halves.replace('width:100%', 'width:50%'))
    const table = text.querySelector('table')
    const right = table?.getBoundingClientRect().right ?? 0
    const pressed = pressPointer(border(1))
    pressed.moveBy(40, 0)
    pressed.release()
    expect(table?.getBoundingClientRect().right).toBeCloseTo(right + 40, -0.5)
  })
})

describe('by keys', () => {
  it('the border of a column is reached behind its handle, moved, and fitted to the content', async () => {
    const { border, saved } = await show(halves)
    await userEvent.keyboard('{Alt>}{Shift>}{F10}{/Shift}{/Alt}{Tab}')
    expect(document.activeElement).toBe(border(0))
    expect(border(0).ariaLabel).toBe('Ширина столбца 1')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => Number(border(0).ariaValueNow)).toBeGreaterThan(51)
    expect(document.activeElement).toBe(border(0))
    await userEvent.keyboard('{Home}')
    await expect.poll(() => Number(border(0).ariaValueNow)).toBeLessThan(10)
    await userEvent.keyboard('{Enter}')
    expect(saved().columns).toHaveLength(2)
  })
})

it('a double click fits the column to what it holds', async () => {
  const { border, text } = await show(halves.replace('>a<', '>a word and another<'))
  await userEvent.dblClick(border(0))
  const cell = text.querySelector('td')
  const line = cell?.querySelector('p')?.getClientRects()[0]
  expect(cell?.offsetWidth).toBeLessThan(300)
  expect(line?.height).toBeLessThan(30)
})

describe('the menu of a column', () => {
  it('distributes the columns evenly', async () => {
    const { container, saved } = await show(
      halves.replace('width:50%', 'width:20%').replace('width:50%', 'width:80%'),
    )
    await choose(container, 'Выровнять ширину столбцов')
    await expect.poll(() => saved().columns).toEqual(['50%', '50%'])
  })

  it('fits the table to the page', async () => {
    const { container, saved } = await show(halves.replace('width:100%', 'width:40%'))
    await choose(container, 'По ширине страницы')
    await expect.poll(saved).toEqual({ columns: ['50%', '50%'], table: '100%' })
  })
})

async function choose(container: HTMLElement, name: string): Promise<void> {
  const handle = container.querySelector('.tf-line-handle') ?? container
  await userEvent.click(handle)
  await userEvent.click(handle)
  await userEvent.click(page.getByRole('menuitem', { name }))
}
