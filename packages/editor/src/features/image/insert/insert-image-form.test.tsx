import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../../testing/render-field.tsx'

const open = async () => {
  await page.viewport(1600, 800)
  const field = await renderField({ value: '<p>до</p>', initFocus: true })
  await page.getByRole('button', { name: 'Вставить изображение иначе' }).click()
  const address = page.getByRole('textbox', { name: 'Или адрес изображения' })
  await userEvent.click(address)
  return { ...field, address }
}

it('an image is inserted by its address, which a press leads to; what is wrong is said', async () => {
  const { handle, text, address } = await open()
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Введите адрес.')).toBeVisible()
  await userEvent.keyboard('ftp://site.ru/a.png{Enter}')
  await expect.element(page.getByText(/^По этому адресу изображение не показать/)).toBeVisible()
  await expect.element(address).toHaveFocus()
  const found = await axe.run(document.querySelector('.tf-popup') ?? text)
  expect(found.violations.map(({ id }) => id)).toEqual([])
  await userEvent.keyboard('{Control>}a{/Control}/sample.png{Enter}')
  await expect.poll(() => handle.getHtml()).toContain('src="/sample.png"')
  await expect.poll(() => document.activeElement).toBe(text)
})
