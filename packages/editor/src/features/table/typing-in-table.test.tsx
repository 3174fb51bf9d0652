import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'
import { numberedRows, tableHtml } from '../../testing/table-html.ts'

/** Types letters without a pause between them; what follows from each has been drawn. */
async function type(letters: string): Promise<void> {
  for (const letter of letters) {
    // oxlint-disable-next-line typescript/no-deprecated -- typing that waits for nothing
    document.execCommand('insertText', false, letter)
    await new Promise(resolve => {
      requestAnimationFrame(resolve)
    })
  }
}

describe('typing in a cell', () => {
  it('neither measures the lines of the table nor places its handles and its toolbar anew', async () => {
    // Its width stays what it is.
    const value = tableHtml(numberedRows(20, 5)).replace('class="table"', 'class="table" style="width:100%;"')
    const { text, handle } = await renderField({ value })
    const cell = text.querySelector('tr:nth-child(3) > td:nth-child(2)')
    if (!cell) throw new Error('The table has no such cell.')
    await userEvent.click(cell)
    await expect.poll(() => document.querySelector('.tf-object-toolbar')).not.toBeNull()
    await expect.poll(() => document.querySelector('.tf-line-handle')).not.toBeNull()
    await type('абв')
    const measured = vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect')
    const observed = vi.spyOn(ResizeObserver.prototype, 'observe')
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    await type('где')
    expect(handle.getHtml()).toContain('абвгде')
    // ProseMirror looks whether the caret is in sight in all that is around it.
    expect(measured.mock.contexts.filter(element => element !== cell)).toEqual([])
    expect(observed.mock.calls.map(([element]) => element.className)).toEqual([])
  })

  it('keeps the handles from standing over the text while columns grow, until it pauses', async () => {
    const { text, container } = await renderField({ value: tableHtml(numberedRows(2, 2)) })
    const cell = text.querySelector('td')
    if (!cell) throw new Error('The table has no cell.')
    await userEvent.click(cell)
    const handle = (): Element | null => container.querySelector('.tf-line-handle[data-axis=row]')
    const isShown = (): boolean => handle()?.checkVisibility({ opacityProperty: true }) === true
    await expect.poll(isShown).toBe(true)
    // As soon as they are shown again, and not only once React has drawn.
    const gaps: number[] = []
    const shown = new MutationObserver(() => {
      const right = handle()?.getBoundingClientRect().right ?? 0
      if (isShown()) gaps.push(cell.getBoundingClientRect().left - right)
    })
    shown.observe(container, { subtree: true, attributeFilter: ['data-stale'] })
    onTestFinished(() => shown.disconnect())
    await type('длинное слово')
    expect(isShown()).toBe(false)
    await expect.poll(isShown).toBe(true)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
  })

  it('lets React leave the selection alone, which it would look for in all cells', async () => {
    const { text } = await renderField({ value: tableHtml(numberedRows(2, 2)) })
    expect(text.isContentEditable).toBe(true)
    expect(text.contentEditable).toBe('inherit')
  })
})
