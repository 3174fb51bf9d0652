import { expect } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true })

    test('axe finds nothing wrong with a task that is read', async ({ page }) => {
      const task = new TaskPage(page)
      for (const id of [samples.userGuide, samples.specification, samples.releaseChecklist, samples.empty]) {
        await task.open(id)
        await expect.poll(() => faults(page), `task ${id}`).toEqual([])
      }
    })

    test('axe finds nothing wrong with a task that is edited', async ({ page }) => {
      const task = new TaskPage(page)
      await task.open(samples.userGuide)
      await task.edit()
      await expect.poll(() => faults(page)).toEqual([])
    })

    test('axe finds nothing wrong with a conflict and with a text that cannot be saved', async ({ page }) => {
      const current = { html: '<p>Их слова</p>', version: 9, updatedAt: '2026-11-20T14:05:00Z' }
      const task = new TaskPage(page)
      await task.open(samples.roles)
      await task.edit()
      await page.route('**/description/', route => route.fulfill({ status: 409, json: { current } }))
      await page.keyboard.type('Мои слова')
      await task.status.getByRole('button', { name: 'Сравнить версии' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])

      await page.keyboard.press('Escape')
      await page.getByRole('treeitem', { name: 'Счёт уходит дважды' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
    })

    test('axe finds nothing wrong with texts that were left behind', async ({ page, context }) => {
      for (const text of [' Раз.', ' Два.']) {
        await new TaskPage(await context.newPage()).leaveBehind(samples.lock, text)
      }
      const task = new TaskPage(page)
      await task.open(samples.lock)
      await task.drafts.getByRole('button', { name: 'Посмотреть' }).click()
      const list = page.getByRole('dialog', { name: 'Тексты на этом устройстве' })
      await expect(list).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
      await list.getByRole('button', { name: 'Сравнить' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Сравнение версий' })).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await list.getByRole('button', { name: 'Удалить' }).first().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
    })

    test('axe finds nothing wrong with the playground', async ({ page }) => {
      await page.goto('/playground')
      await expect(page.getByRole('textbox', { name: 'Описание' })).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
    })

    test('axe finds nothing wrong with a narrow page and its drawer', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await new TaskPage(page).open(samples.specification)
      await expect.poll(() => faults(page)).toEqual([])
      await page.getByRole('button', { name: 'Задачи' }).click()
      await expect(page.getByRole('tree')).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
    })
  })
}
