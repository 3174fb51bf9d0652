import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Two windows on one task, whose first has lost the race: its text could not be saved. */
async function lostRace(page: Page, browser: Browser, id: number): Promise<TaskPage> {
  const mine = new TaskPage(page)
  await mine.open(id)
  await mine.edit()

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  const theirs = new TaskPage(other)
  await theirs.open(id)
  await theirs.edit()
  await theirs.typeAtEnd(' Их слова.')
  await theirs.expectSaved()
  await other.close()

  await mine.typeAtEnd(' Мои слова.')
  await expect(mine.status).toContainText('Не сохранено: описание изменили, пока вы писали')
  await mine.status.getByRole('button', { name: 'Сравнить версии' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Сохранённая версия' })).toContainText('Их слова.')
  await expect(dialog.getByRole('region', { name: 'Ваш текст' })).toContainText('Мои слова.')
  return mine
}

test('my text can be written over theirs, and theirs brought back', async ({ page, browser }) => {
  const task = await lostRace(page, browser, samples.lock)
  await page.getByRole('button', { name: 'Сохранить мою' }).click()
  await expect(task.field).toBeFocused()
  await task.expectSaved()
  await page.reload()
  await expect(task.text).toContainText('Мои слова.')
  await expect(task.text).not.toContainText('Их слова.')
  await page
    .getByRole('complementary', { name: 'Несохранённый текст' })
    .getByRole('button', { name: 'Вернуть' })
    .click()
  await expect(task.field).toContainText('Их слова.')
  await task.expectSaved()
})

test('their text can take the place of mine, and mine be brought back', async ({ page, browser }) => {
  const task = await lostRace(page, browser, samples.substitute)
  await page.getByRole('button', { name: 'Оставить сохранённую' }).click()
  await expect(task.field).toBeFocused()
  await expect(task.field).toContainText('Их слова.')
  await expect(task.field).not.toContainText('Мои слова.')
  await expect(task.status).toHaveText(/Изменено сегодня в \d\d:\d\d/)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(task.field).toContainText('Мои слова.')
  await task.expectSaved()
  await page.reload()
  await expect(task.text).toContainText('Мои слова.')
})

test('my text can be copied, and both stay as they are', async ({ page, browser }) => {
  const task = await lostRace(page, browser, samples.search)
  await page.getByRole('button', { name: 'Скопировать ваш текст' }).click()
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Мои слова.')
  await page.keyboard.press('Escape')
  await expect(task.status).toContainText('Не сохранено: описание изменили, пока вы писали')
  await expect(task.field).toContainText('Мои слова.')
})

test('texts that were changed in different places become one, and nobody is asked', async ({
  page,
  browser,
}) => {
  const mine = new TaskPage(page)
  await mine.open(samples.minutes)
  await mine.edit()

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  const theirs = new TaskPage(other)
  await theirs.open(samples.minutes)
  await theirs.edit()
  await theirs.field.press('ControlOrMeta+Home')
  await other.keyboard.type('Их начало. ')
  await theirs.expectSaved()
  await other.close()

  await mine.typeAtEnd(' Мой конец.')
  await mine.expectSaved()
  await expect(mine.field).toContainText('Их начало.')
  await page.keyboard.type(' И дальше.')
  await mine.expectSaved()
  await page.reload()
  await expect(mine.text).toContainText('Их начало.')
  await expect(mine.text).toContainText('Мой конец. И дальше.')
})
