import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

test('the address of the app leads to the first task, and the tree shows where one is', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/task\/9$/)
  await expect(page).toHaveTitle('#1 Модуль согласования документов — Taskfield')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Модуль согласования документов')
  const current = page.getByRole('treeitem', { name: 'Модуль согласования документов' })
  await expect(current).toHaveAttribute('aria-current', 'page')
})

test('a task that the filter finds opens from the keyboard', async ({ page }) => {
  await new TaskPage(page).open(samples.specification)
  await page.getByRole('searchbox', { name: 'Найти задачу' }).fill('оператора')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Руководство оператора')
})

test('the tree brings the current task into sight', async ({ page }) => {
  await new TaskPage(page).open(samples.minutes)
  await expect(page.getByRole('treeitem', { name: 'Протокол встречи' })).toBeInViewport()
})

test('on a narrow screen the tasks come from a drawer, which closes behind the one that was chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await new TaskPage(page).open(samples.specification)
  await expect(page.getByRole('tree')).toHaveCount(0)
  await page.getByRole('button', { name: 'Задачи' }).click()
  await page.getByRole('treeitem', { name: 'Роли и права' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Роли и права')
  await expect(page.getByRole('tree')).toHaveCount(0)
})

test('nothing on a page is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const task = new TaskPage(page)
  for (const id of [samples.userGuide, samples.specification, samples.bugReport]) {
    await task.open(id)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, `task ${id}`).toBe(clientWidth)
  }
})

test('a task that is not there says so and leads back', async ({ page }) => {
  await page.goto('/task/404404')
  await expect(page.getByRole('alert')).toContainText('Задача не найдена')
  await page.getByRole('link', { name: 'К задачам' }).click()
  await expect(page).toHaveURL(/\/task\/9$/)
})

test('an address of nothing says so', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('alert')).toContainText('Страница не найдена')
})

test('without a server a task that was not read says why, and shows itself when the server is back', async ({
  page,
  server,
}) => {
  await new TaskPage(page).open(samples.specification)
  const other = page.getByRole('treeitem', { name: 'Роли и права' })
  await expect(other).toBeVisible()
  await server.kill()
  await other.click()
  await expect(page.getByRole('alert')).toContainText('Нет связи с сервером')
  await server.start()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Роли и права')
})

test('the theme is that of the device, or what was chosen, also after a reload', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await new TaskPage(page).open(samples.specification)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('radio', { name: 'Тёмная тема' }).check({ force: true })
  expect(await background()).toBe(dark)
  await page.reload()
  await expect.poll(background).toBe(dark)
})
