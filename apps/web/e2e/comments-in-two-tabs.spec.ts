import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

const comments = (page: Page) => page.getByRole('region', { name: /^Комментарии/ })
const texts = (page: Page) => comments(page).getByRole('article')
const line = (page: Page) => comments(page).getByRole('button', { name: /Написать комментарий|Черновик/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'Новый комментарий' })
const changed = (page: Page) => page.getByRole('textbox', { name: 'Правка комментария' })

async function write(page: Page, text: string): Promise<void> {
  await line(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
}

async function change(page: Page, text: string): Promise<void> {
  await texts(page).last().getByRole('button', { name: 'Изменить' }).click()
  await expect(changed(page)).toBeFocused()
  await page.keyboard.type(text)
}

test('comments that are written in two tabs at once are kept each for itself', async ({ page, context }) => {
  await new TaskPage(page).open(samples.roles)
  const other = await context.newPage()
  await new TaskPage(other).open(samples.roles)
  await write(page, 'Первая вкладка')
  await write(other, 'Вторая вкладка')
  await expect(field(other)).toHaveText('Вторая вкладка')
  await comments(other).getByRole('button', { name: 'Отправить' }).click()
  await expect(texts(other)).toHaveText([/Вторая вкладка/])
  await comments(page).getByRole('button', { name: 'Свернуть' }).click()
  await expect(line(page)).toHaveText('Черновик: Первая вкладка')
  await expect(line(other)).toHaveText('Черновик: Первая вкладка')
  await page.reload()
  await expect(line(page)).toHaveText('Черновик: Первая вкладка')

  // Two drafts that are left behind are offered one after the other.
  await line(page).click()
  await expect(field(page)).toHaveText('Первая вкладка')
  await expect(line(other)).toHaveText('Написать комментарий…')
  await write(other, 'И ещё')
  await page.close()
  await comments(other).getByRole('button', { name: 'Свернуть' }).click()
  await line(other).click()
  await expect(field(other)).toHaveText('И ещё')
  await other.keyboard.press('Shift+Enter')
  await expect(line(other)).toHaveText('Черновик: Первая вкладка')

  // One whose tab ends, and tells nobody, is offered as well.
  const third = await context.newPage()
  await new TaskPage(third).open(samples.roles)
  await line(third).click()
  await expect(field(third)).toHaveText('Первая вкладка')
  await third.keyboard.type(', потом третья')
  await expect(line(other)).toHaveText('Написать комментарий…')
  await third.close()
  await expect(line(other)).toHaveText('Черновик: Первая вкладка, потом третья')
})

test('a change of a comment stays when another tab saves a change of the same', async ({ page, context }) => {
  const path = `/api/v1/tasks/${samples.rates}/comments/`
  await page.request.post(path, { data: { html: '<p>Общий</p>', key: 'two-tabs' } })
  await new TaskPage(page).open(samples.rates)
  const other = await context.newPage()
  await new TaskPage(other).open(samples.rates)
  await change(page, ', первая')
  await change(other, ', вторая')
  await other.keyboard.press('Shift+Enter')
  await expect(texts(other).last()).toContainText('Общий, вторая')
  await comments(page).getByRole('button', { name: 'Отмена' }).click()
  await expect(comments(page)).toContainText('Правка не сохранена.')
  await page.reload()
  await comments(page).getByRole('button', { name: 'Продолжить' }).click()
  await expect(changed(page)).toHaveText('Общий, первая')
  await comments(page).getByRole('button', { name: 'Отмена' }).click()
  await comments(page).getByRole('button', { name: 'Отменить правку' }).click()
  await expect(comments(page)).not.toContainText('Правка не сохранена.')
  await page.reload()
  await expect(texts(page).last()).toContainText('Общий, вторая')
  await expect(comments(page)).not.toContainText('Правка не сохранена.')
})

test('a comment that is deleted elsewhere while it is changed stays open, and is sent as a new one', async ({
  page,
}) => {
  const path = `/api/v1/tasks/${samples.searchByNumber}/comments/`
  const added = await page.request.post(path, { data: { html: '<p>Было</p>', key: 'deleted-elsewhere' } })
  const { id } = (await added.json()) as { id: number }
  await new TaskPage(page).open(samples.searchByNumber)
  await change(page, ', стало')
  await page.request.delete(`${path}${id}/`)
  const read = page.waitForResponse(response => response.url().endsWith(path))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await read
  await page.keyboard.type(' иначе')
  await expect(changed(page)).toHaveText('Было, стало иначе')
  await comments(page).getByRole('button', { name: 'Сохранить' }).click()
  await expect(comments(page)).toContainText('Комментарий удалили, пока вы писали.')
  await expect(changed(page)).toBeFocused()
  await page.route('**/comments/', route => route.abort(), { times: 1 })
  await comments(page).getByRole('button', { name: 'Отправить как новый' }).click()
  await expect(comments(page)).toContainText('нет связи с сервером')
  await comments(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(texts(page)).toHaveText([/Было, стало иначе/])
  await expect(changed(page)).toBeHidden()
  await expect(comments(page)).not.toContainText('не сохранена')

  // Whoever puts it away instead finds the text where the comment was.
  const last = await page.request.post(path, { data: { html: '<p>Ещё</p>', key: 'deleted-again' } })
  const again = (await last.json()) as { id: number }
  await page.reload()
  await change(page, ' раз')
  await page.request.delete(`${path}${again.id}/`)
  await page.keyboard.press('Shift+Enter')
  await expect(comments(page)).toContainText('Комментарий удалили, пока вы писали.')
  await comments(page).getByRole('button', { name: 'Отмена' }).press('Enter')
  await expect(comments(page)).toContainText('Ваша правка не сохранена: комментарий удалили.')
  await expect(texts(page)).toHaveText([/Было, стало иначе/])
  await expect(texts(page).first()).toBeFocused()
})
