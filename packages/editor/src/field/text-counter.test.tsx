import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../testing/render-field.tsx'

describe('the counter below the text', () => {
  it('is there when the host asks for it', async () => {
    const { rerender } = await renderField({ value: '<p>Привет, мир</p>' })
    await expect.element(page.getByText(/^Слов/)).not.toBeInTheDocument()
    await rerender({ wordCount: true })
    await expect.element(page.getByText('Слов: 2 · Знаков: 11')).toBeVisible()
    await rerender({ locale: 'en' })
    await expect.element(page.getByText('Words: 2 · Characters: 11')).toBeVisible()
  })

  it('follows what is typed and what is selected', async () => {
    await renderField({ value: '<p>один два</p>', wordCount: true, initFocus: true })
    await userEvent.keyboard(' три')
    await expect.element(page.getByText('Слов: 3 · Знаков: 12')).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
    await expect.element(page.getByText('Слов: 1 из 3 · Знаков: 3 из 12')).toBeVisible()
  })
})
