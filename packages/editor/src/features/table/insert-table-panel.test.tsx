import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'

// So wide that the whole toolbar is shown.
beforeAll(() => page.viewport(1000, 800))

const square = (name: string) => page.getByRole('button', { name, exact: true })
const size = (): string | undefined => document.querySelector('.tf-size-label')?.textContent

/** A field with the caret in an empty text, and the grid that asks for the size of a table. */
async function openGrid(): Promise<RenderedField> {
  const field = await renderField({ value: '' })
  await userEvent.click(field.text)
  await page.getByRole('button', { name: 'Размер таблицы' }).click()
  await expect.poll(size).toBe('1 × 1')
  return field
}

const rowsOf = ({ text }: RenderedField): number[] =>
  [...text.querySelectorAll('tr')].map(({ cells }) => cells.length)
const covered = (): number => document.querySelectorAll('.tf-size[data-covered=true]').length

describe('the grid of sizes', () => {
  it('shows the size under the mouse, inserts it, and leaves the caret in the first cell', async () => {
    const field = await openGrid()
    await userEvent.hover(square('3 × 4'))
    expect(size()).toBe('3 × 4')
    expect(covered()).toBe(12)
    await userEvent.click(square('3 × 4'))
    await expect.poll(() => rowsOf(field)).toEqual([4, 4, 4])
    await expect.poll(() => document.activeElement).toBe(field.text)
    await userEvent.keyboard('x')
    expect(field.text.querySelector('td')?.textContent).toBe('x')
    expect(field.text.querySelector('th')).toBeNull()
    expect(size()).toBeUndefined()
  })

  it('is walked by arrows as one tab stop, and Enter inserts', async () => {
    const field = await openGrid()
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('1 × 1')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.ariaLabel).toBe('2 × 3')
    expect(size()).toBe('2 × 3')
    expect(document.querySelectorAll('.tf-size[tabindex="0"]')).toHaveLength(1)
    expect(document.querySelector('[aria-selected=true] > button')?.ariaLabel).toBe('2 × 3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rowsOf(field)).toEqual([3, 3])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(rowsOf(field)).toEqual([])
  })

  it('makes the first row a heading where that is switched on', async () => {
    const field = await openGrid()
    await userEvent.click(page.getByRole('switch', { name: 'Первая строка — заголовок' }))
    await userEvent.click(square('2 × 2'))
    await expect.poll(() => field.text.querySelectorAll('tr:first-child > th').length).toBe(2)
    expect(field.text.querySelectorAll('td')).toHaveLength(2)
  })
})

it('the button beside the grid inserts two rows and two columns', async () => {
  const field = await renderField({ value: '' })
  await userEvent.click(field.text)
  await page.getByRole('button', { name: 'Вставить таблицу', exact: true }).click()
  expect(rowsOf(field)).toEqual([2, 2])
})
