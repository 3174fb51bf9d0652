import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressPointer } from '../../../testing/drag.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { tableHtml } from '../../../testing/table-html.ts'

beforeAll(() => page.viewport(600, 400))

/** A table that is wider than its frame and higher than the window; the caret is in its first cell. */
async function showLarge(): Promise<RenderedField> {
  const rows = Array.from({ length: 10 }, (_row, row) =>
    Array.from({ length: 6 }, (_cell, column) => `${row}:${column}`),
  )
  const widths = `<colgroup>${'<col style="width:120px;">'.repeat(6)}</colgroup>`
  const field = await renderField({
    value: tableHtml(rows).replace('<table>', `<table class="ck-table-resized">${widths}`),
  })
  await userEvent.click(field.text.querySelector('td') ?? field.text)
  await expect.poll(() => field.container.querySelector('[data-corner=last]')).not.toBeNull()
  return field
}

it('a corner that is dragged past the frame and the window scrolls both, and selects what comes into sight', async () => {
  const { text, container } = await showLarge()
  const pressed = pressPointer(container.querySelector('[data-corner=last]'), 'touch')
  pressed.moveBy(2000, 2000)
  await expect.poll(() => text.querySelectorAll('.tf-selected-cell').length).toBe(60)
  pressed.moveBy(-2000, -2000)
  await expect.poll(() => text.querySelectorAll('.tf-selected-cell').length).toBe(1)
  await expect.poll(() => text.querySelector('.tf-table-scroller')?.scrollLeft).toBe(0)
  pressed.release()
})

it.each([
  ['row', 'bottom', /1:0.*9:0.*0:0/s],
  ['column', 'right', /0:1.*0:5.*0:0.*1:1/s],
] as const)(
  'a %s that is dragged to the edge of what is seen comes to the last place',
  async (axis, side, expected) => {
    const { container, text, handle } = await showLarge()
    const edgeOf = (element: Element | null): number => element?.getBoundingClientRect()[side] ?? 0
    const first = container.querySelector(`.tf-line-handle[data-axis=${axis}]`)
    const pressed = pressPointer(first, 'touch')
    const seen = axis === 'row' ? window.innerHeight : edgeOf(text.querySelector('.tf-table-scroller'))
    // The pointer is in the middle of the handle.
    const { width, height } = first?.getBoundingClientRect() ?? new DOMRect()
    const by = seen - edgeOf(first) + (axis === 'row' ? height : width) / 2 - 8
    pressed.moveBy(by, by)
    const drop = (): Element | null => container.querySelector('.tf-line-drop')
    await expect
      .poll(() => drop() && Math.abs(edgeOf(text.querySelector('table')) - edgeOf(drop())) < 4)
      .toBe(true)
    pressed.release()
    expect(handle.getHtml()).toMatch(expected)
  },
)
