import { expect } from './expect.mjs'

/** The way through a page of Next: `examples/next`. */
export const nextWalks = [
  {
    what: 'a page whose scripts have not come',
    walk: walkWithoutScripts,
    context: { javaScriptEnabled: false },
  },
  { what: 'a field of the server becomes editable, is saved and left', walk: walkHydrated },
]

const descriptionOf = page => page.locator('form', { has: page.getByRole('button', { name: 'Сохранить' }) })
const savedOf = page => page.getByRole('region', { name: 'Сохранено' })

async function walkWithoutScripts(page) {
  await expect(savedOf(page).getByRole('heading')).toHaveText('План')
  await expect(descriptionOf(page).getByRole('heading')).toHaveText('План')
  // A form that is sent early sends what there is.
  await descriptionOf(page).getByRole('button', { name: 'Сохранить' }).click()
  await expect(savedOf(page).getByText('Купить хлеб')).toBeVisible()
  await expect(savedOf(page).getByRole('heading')).toHaveText('План')
}

async function walkHydrated(page) {
  const text = page.getByRole('textbox', { name: 'Описание' })
  const ready = descriptionOf(page).locator('output')
  await expect(ready).toHaveText('1')
  await expect(savedOf(page).getByText('хлеб', { exact: true })).toHaveCSS('color', 'rgb(230, 0, 0)')
  await expect(text.getByText('хлеб', { exact: true })).toHaveCSS('color', 'rgb(230, 0, 0)')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' и перец')
  await descriptionOf(page).getByRole('button', { name: 'Сохранить' }).click()
  await expect(savedOf(page).getByRole('listitem')).toHaveText('соль и перец')
  await expect(text.getByRole('listitem')).toHaveText('соль и перец')

  await page.getByRole('link', { name: 'Только текст' }).click()
  await expect(text).toHaveCount(0)
  await expect(page.getByRole('listitem')).toHaveText('соль и перец')
  await page.getByRole('link', { name: 'Изменить' }).click()
  await expect(ready).toHaveText('1')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Home')
  await descriptionOf(page).getByRole('button', { name: 'Жирный' }).click()
  await expect(text.getByRole('strong')).toHaveText('соль и перец')
  await page.keyboard.type('соль')
  await descriptionOf(page).getByRole('button', { name: 'Сохранить' }).click()
  await expect(savedOf(page).getByRole('strong')).toHaveText('соль')
}
