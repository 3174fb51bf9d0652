import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressPointer } from '../../../testing/drag.ts'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'
import { tableHtml } from '../../../testing/table-html.ts'

beforeAll(() => page.viewport(600, 400))

/** A table that is wider than its frame and higher than the window; the caret is in its first cell. */
async function showLarge(): Promise<RenderedField> {
  const rows = Array.from({ length: 12 }, (_row, row) =>
    Array.from({ length: 8 }, (_cell, column) => `${row}:${column}`),
  )
  const widths = `<colgroup>${'<col style="width:120px;">'.repeat(8)}</colgroup>`
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
  await expect.poll(() => text.querySelectorAll('.tf-selected-cell').length).toBe(96)
  pressed.moveBy(-2000, -2000)
  await expect.poll(() => text.querySelectorAll('.tf-selected-cell').length).toBe(1)
  await expect.poll(() => text.querySelector('.tf-table-scroller')?.scrollLeft).toBe(0)
  pressed.release()
})

it.each([
  ['row', 'the first row past the window', /1:0.*11:0.*0:0/s],
  ['column', 'the first column past the frame', /0:1.*0:7.*0:0.*1:1/s],
])('the handle of a %s takes %s', async (axis, _, expected) => {
  const { container, handle } = await showLarge()
  const pressed = pressPointer(container.querySelector(`.tf-line-handle[data-axis=${axis}]`), 'touch')
  pressed.moveBy(2000, 2000)
  const drop = (): Element | null => container.querySelector('.tf-line-drop')
  const edge = (): number =>
    container.querySelector('.tf-table-size')?.getBoundingClientRect()[axis === 'row' ? 'bottom' : 'right'] ??
    0
  await expect
    .poll(
      () =>
        Math.abs(edge() - (drop()?.getBoundingClientRect()[axis === 'row' ? 'bottom' : 'right'] ?? 0)) < 12,
    )
    .toBe(true)
  pressed.release()
  expect(handle.getHtml()).toMatch(expected)
})
