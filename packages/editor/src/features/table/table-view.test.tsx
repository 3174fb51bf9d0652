import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'
import { numberedRows, tableHtml } from '../../testing/table-html.ts'

const wide = tableHtml(numberedRows(3, 60))
const long = tableHtml(numberedRows(80, 3), { headings: numberedRows(2, 3, 'Столбец') })

const scrollerOf = (text: HTMLElement): HTMLElement => {
  const scroller = text.querySelector<HTMLElement>('.tf-table-scroller')
  if (!scroller) throw new Error('The table has no frame.')
  return scroller
}

describe('a wide table', () => {
  it('scrolls in a frame of its own, and the page stays as wide as it was', async () => {
    const { text } = openField(wide)
    await expect.poll(() => text.querySelector('.tf-table-frame[data-wide]')).not.toBeNull()
    const scroller = scrollerOf(text)
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('shows at which side there is more of it', async () => {
    const { text } = openField(wide)
    const frame = scrollerOf(text).parentElement
    const sides = (): (boolean | undefined)[] =>
      ['data-more-before', 'data-more-after'].map(name => frame?.hasAttribute(name))
    await expect.poll(sides).toEqual([false, true])
    scrollerOf(text).scrollLeft = 50
    await expect.poll(sides).toEqual([true, true])
    scrollerOf(text).scrollLeft = 100_000
    await expect.poll(sides).toEqual([true, false])
  })

  it('is scrolled by the caret', async () => {
    const { text, press } = openField(wide.replace('Ячейка 1.59<', '|Ячейка 1.59<'))
    await expect.poll(() => text.querySelector('.tf-table-frame[data-wide]')).not.toBeNull()
    await press('{Tab}')
    await expect.poll(() => scrollerOf(text).scrollLeft).toBeGreaterThan(1000)
  })

  it('is saved without its frame', () => {
    const { value } = openField(wide)
    expect(value.acknowledge()).toBe(wide)
  })
})

describe('the view of a table', () => {
  it('keeps its rows when the widths of its columns change', () => {
    const { editor, text } = openField(tableHtml([['a', 'b']]))
    const row = text.querySelector('tr')
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setNodeAttribute(1, 'columnWidths', ['30%', '70%']))
      return true
    })
    const table = text.querySelector('table')
    expect(table?.className).toBe('ck-table-resized')
    expect([...(table?.querySelectorAll('col') ?? [])].map(column => column.style.width)).toEqual([
      '30%',
      '70%',
    ])
    expect(text.querySelector('tr')).toBe(row)
  })
})

describe('the rows of a large table', () => {
  const looks = (text: HTMLElement): string[] => {
    const [row, cell] = [text.querySelector('tr'), text.querySelector('td')]
    return row && cell ? [getComputedStyle(row).willChange, getComputedStyle(cell).backgroundClip] : []
  }
  const drawnAlone = ['opacity', 'padding-box']
  const drawnTogether = ['auto', 'border-box']

  it('are drawn each by itself, as long as there are so many', async () => {
    const { text, press } = openField(tableHtml(numberedRows(20, 10)).replace('Ячейка 1', '|Ячейка 1'))
    expect(looks(text)).toEqual(drawnAlone)
    await press('{Backspace}')
    expect(looks(text)).toEqual(drawnAlone)
    expect(looks(openField(tableHtml(numberedRows(19, 10))).text)).toEqual(drawnTogether)
  })

  it('are so after the table got other widths, and no more when most of them are gone', () => {
    const { editor, text } = openField(tableHtml(numberedRows(20, 10)))
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setNodeAttribute(1, 'headingRows', 1))
      return true
    })
    expect(looks(text)).toEqual(drawnAlone)
    editor.run((state, dispatch) => {
      const row = state.doc.nodeAt(2)?.nodeSize ?? 0
      dispatch?.(state.tr.delete(2, 2 + row))
      return true
    })
    expect(looks(text)).toEqual(drawnTogether)
  })
})

describe('the heading rows of a long table', () => {
  it('stay in sight below the toolbar, one below the other', async () => {
    const { text } = await renderField({ value: long })
    await expect
      .poll(() => text.querySelector<HTMLElement>('.tf-table-frame')?.style.length)
      .toBeGreaterThan(0)
    const body = text.querySelector('tr:nth-child(40)')
    body?.scrollIntoView({ block: 'center' })
    const [first, second, third] = [...text.querySelectorAll('tr')].map(row => row.getBoundingClientRect())
    const top = Number.parseFloat(getComputedStyle(text).getPropertyValue('--_tf-toolbar-height'))
    expect(first?.top).toBeCloseTo(top, 0)
    expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0)
    expect(third?.top).toBeLessThan(0)
    scrollTo(0, 0)
  })
})

it.each([
  ['', 'solid'],
  ['border:1px dashed #f00;', 'inset'],
  ['border:1px dotted #f00;', 'inset'],
])('the line around a table gives way to that of a cell at its edge: %s', async (style, line) => {
  const { text } = await renderField({
    value: `<figure class="table"><table><tbody><tr><td style="${style}">a</td><td>b</td></tr></tbody></table></figure>`,
  })
  const table = text.querySelector('table')
  expect(table && getComputedStyle(table).borderTopStyle).toBe(line)
})
