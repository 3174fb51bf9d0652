import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { test } from './fixtures.ts'

const html = (page: Page) => page.locator('#emitted-html')
const text = (page: Page) => page.getByRole('textbox', { name: 'Описание' })
const bold = (page: Page) => page.getByRole('button', { name: 'Жирный', exact: true })
const bar = (page: Page) => page.locator('.tf-toolbar')
const rest = '**/assets/rest-*.js'

/** Opens the playground without the rest of the field's code; the function that it gives lets that come. */
async function openWithoutRest(page: Page, query: string): Promise<() => void> {
  const held: Route[] = []
  let hasCome = false
  await page.route(rest, route => (hasCome ? route.continue() : held.push(route)))
  await page.goto(`/playground?${query}`)
  return () => {
    hasCome = true
    for (const route of held) void route.continue()
  }
}

test('a field is typed in before all its code is there, and what that is for is done when it is', async ({
  page,
}) => {
  const come = await openWithoutRest(page, 'value=empty&initFocus=1')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Планы на неделю')
  await expect(html(page)).toHaveText('<p>Планы на неделю</p>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- раз')
  await page.keyboard.press('Enter')
  await page.keyboard.type('два')
  await expect(html(page)).toHaveText('<p>Планы на неделю</p>')
  const before = await bar(page).boundingBox()
  await expect(bold(page)).toHaveCount(0)
  come()
  await expect(html(page)).toHaveText('<p>Планы на неделю</p><ul><li>раз</li><li>два</li></ul>')
  await expect(bold(page)).toBeVisible()
  expect(await bar(page).boundingBox()).toEqual(before)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(html(page)).toHaveText('<p>Планы на неделю</p><ul><li>раз</li><li>два!</li></ul>')
})

test('a field whose code could not be loaded keeps what is typed, says so, and tries again', async ({
  page,
}) => {
  await page.route(rest, route => route.abort())
  await page.goto('/playground?value=empty&initFocus=1')
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось загрузить' })).toBeVisible()
  await page.keyboard.type('Раз, два.')
  await expect(html(page)).toHaveText('<p>Раз, два.</p>')
  await page.unroute(rest)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(bold(page)).toBeVisible()
  await expect(html(page)).toHaveText('<p>Раз, два.</p>')
})

test('a text with a table and lists is shown at once, and stands where it stood when it can be changed', async ({
  page,
}) => {
  const come = await openWithoutRest(page, 'value=sample')
  const table = text(page).locator('table').first()
  await expect(table).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(text(page)).toHaveAttribute('contenteditable', 'false')
  const before = await table.boundingBox()
  come()
  await expect(text(page)).toHaveAttribute('contenteditable', 'true')
  await expect(bold(page)).toBeVisible()
  expect(await table.boundingBox()).toEqual(before)
})
