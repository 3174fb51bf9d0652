import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

test('a save that fails says so, keeps the text, and is made up for when the server is back', async ({
  page,
  server,
}) => {
  const task = new TaskPage(page)
  await task.open(samples.formulas)
  await task.edit()
  await server.kill()
  await task.typeAtEnd(' Набрано без сервера.')
  await expect(task.status).toContainText('Не сохранено: нет связи с сервером.')
  await expect(task.status.getByRole('button', { name: 'Повторить' })).toBeVisible()
  await page.keyboard.type(' И ещё.')
  await expect(task.field).toContainText('Набрано без сервера. И ещё.')
  await server.start()
  await task.expectSaved()
  await page.reload()
  await expect(task.text).toContainText('Набрано без сервера. И ещё.')
})

test('the field stays open when its text could not be saved', async ({ page, server }) => {
  const task = new TaskPage(page)
  await task.open(samples.minutes)
  await task.edit()
  await server.kill()
  await task.typeAtEnd(' Дополнение.')
  await page.getByRole('button', { name: 'Готово' }).click()
  await expect(task.status).toContainText('Не сохранено')
  await expect(task.field).toContainText('Дополнение.')
  await server.start()
  await task.expectSaved()
})

test('without a network it says that there is none, and saves when it is back', async ({ page, context }) => {
  const task = new TaskPage(page)
  await task.open(samples.releaseChecklist)
  await task.edit()
  await context.setOffline(true)
  await task.typeAtEnd(' Набрано без сети.')
  await expect(task.status).toContainText('Не сохранено: нет подключения к сети.')
  await context.setOffline(false)
  await task.expectSaved()
})

test('a refusal is shown in the server’s words, and «Повторить» tries again', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.shortNote)
  await task.edit()
  await page.route('**/description/', route =>
    route.fulfill({
      status: 413,
      json: { error: { code: 'too_large', message: 'Текст больше 10 МБ. Сократите его.' } },
    }),
  )
  await task.typeAtEnd(' Много.')
  await expect(task.status).toContainText('Не сохранено: текст больше 10 МБ. Сократите его.')
  const refusal = page.waitForResponse('**/description/')
  await page.getByRole('heading', { level: 1 }).click()
  await refusal
  await page.unroute('**/description/')
  await task.status.getByRole('button', { name: 'Повторить' }).click()
  await task.expectSaved()
})
