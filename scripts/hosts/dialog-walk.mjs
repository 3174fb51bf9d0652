import { expect } from './expect.mjs'

/** A modal with a field in it: `name` is what its button says. */
export async function walkDialog(page, name) {
  await page.getByRole('button', { name, exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+k')
  await expect(page.locator('.tf-balloon input').first()).toBeFocused()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  const link = text.getByRole('link', { name: 'one two' })
  await expect(link).toHaveAttribute('href', 'https://example.org')
  // The address is selected as it opens: what is typed replaces it.
  await page.keyboard.press('Control+k')
  await expect(page.locator('.tf-balloon input').first()).toBeFocused()
  await page.keyboard.type('example.net')
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('href', 'https://example.net')

  await page.locator('.tf-field', { has: text }).getByRole('button', { name: 'Абзац' }).click()
  await page.getByRole('menuitemradio', { name: 'Заголовок 1' }).click()
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('one two')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Alt+0')
  await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toHaveCount(0)
  await expect(text).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
}
