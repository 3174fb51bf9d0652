import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../../testing/render-field.tsx'
import { tableHtml } from '../../../testing/table-html.ts'

beforeAll(() => page.viewport(1000, 800))

/** A field in which the first column of a table is selected. */
async function selectColumn(cells: readonly string[], locale: 'ru' | 'en' = 'ru'): Promise<void> {
  const { container, text } = await renderField({ value: tableHtml(cells.map(cell => [cell, 'x'])), locale })
  await userEvent.click(text.querySelector('td') ?? text)
  await expect.poll(() => container.querySelector('.tf-line-handle')).not.toBeNull()
  await userEvent.click(container.querySelector('.tf-line-handle') ?? container)
}

const facts = (): string | undefined =>
  document.querySelector('.tf-cells-facts')?.textContent.replaceAll('\u00a0', ' ')

describe('selected cells', () => {
  it('are counted, and their numbers added up', async () => {
    await selectColumn(['1 234,5', '1,234.5', 'слово'])
    await expect.poll(facts).toBe('Ячеек: 3Сумма: 2 469Среднее: 1 234,5')
  })

  it('without numbers have no sum', async () => {
    await selectColumn(['a', 'b'], 'en')
    await expect.poll(facts).toBe('Cells: 2')
  })

  it('are copied as CSV, which is said until others are selected', async () => {
    await selectColumn(['=1+1', '2;3'])
    await userEvent.click(page.getByRole('button', { name: 'Копировать как CSV' }))
    await expect.poll(facts).toContain('Скопировано')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(facts).toBe('Ячеек: 4')
  })

  it('are spoken of in the toolbar of the table, where keys reach the buttons and lead back', async () => {
    await selectColumn(['1', '2'])
    await expect.poll(() => document.querySelector('.tf-table-toolbar .tf-cells-facts')).not.toBeNull()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('Строки')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.ariaLabel).toBe('Скачать CSV')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.role).toBe('textbox')
    await expect.poll(facts).toBe('Ячеек: 2Сумма: 3Среднее: 1,5')
  })

  it('are spoken of in a text that is only read, too', async () => {
    const { text } = await renderField({ value: tableHtml([['1', '2']]), readOnly: true })
    const [from, to] = text.querySelectorAll('td')
    if (from && to) await userEvent.dragAndDrop(from, to)
    await expect.poll(facts).toBe('Ячеек: 2Сумма: 3Среднее: 1,5')
    expect(document.querySelector('.tf-table-toolbar')).toBeNull()
  })

  it('are downloaded as a file', async () => {
    await selectColumn(['=1+1', '2;3'])
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    onTestFinished(() => click.mockRestore())
    await userEvent.click(page.getByRole('button', { name: 'Скачать CSV' }))
    const found = click.mock.contexts[0] as HTMLAnchorElement | undefined
    expect(found?.download).toBe('таблица.csv')
    const file = await (await fetch(found?.href ?? '')).arrayBuffer()
    // With the mark by which Excel knows the encoding of a file.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
    expect(text).toBe('\u{feff}\'=1+1\r\n"2;3"\r\n')
  })

  it('are all of those of a table that is selected as an object', async () => {
    const { text } = await renderField({
      value: tableHtml([
        ['1', '2'],
        ['3', 'x'],
      ]),
    })
    await userEvent.click(text.querySelector('td') ?? text)
    await userEvent.keyboard('{Escape}')
    await expect.poll(facts).toBe('Ячеек: 4Сумма: 6Среднее: 2')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(facts).toBeUndefined()
  })

  it('are none where an object in a cell is selected', async () => {
    const object = '<p>1</p><div class="page-break" style="page-break-after:always;"></div>'
    const { text } = await renderField({ value: tableHtml([['2', object]]) })
    await userEvent.click(text.querySelector('td:last-child p') ?? text)
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}')
    await expect.poll(() => text.querySelector('td .ProseMirror-selectednode')).not.toBeNull()
    expect(facts()).toBeUndefined()
  })

  it('of one cell, and a caret, have no such line', async () => {
    const { text } = await renderField({ value: tableHtml([['1', '2']]) })
    await userEvent.click(text.querySelector('td') ?? text)
    await expect.poll(() => document.querySelector('.tf-table-toolbar')).not.toBeNull()
    expect(facts()).toBeUndefined()
  })
})
