import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

/** Another tab of the same browser. */
const openTab = async (context: BrowserContext) => new TaskPage(await context.newPage())

test('a text that was typed without a network is offered after the tab was closed, and forgotten when it is saved', async ({
  page,
  context,
}) => {
  const first = await openTab(context)
  await first.open(samples.searchByNumber)
  await first.edit()
  await first.cutOff()
  await first.page.keyboard.type('Набрано в поезде.')
  await first.closeUnsaved()

  const task = new TaskPage(page)
  await task.open(samples.searchByNumber)
  await expect(task.drafts).toHaveText(/Несохранённый текст от \d\d:\d\d/)
  await expect(task.text).not.toContainText('Набрано в поезде.')
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('Набрано в поезде.')
  await expect(task.drafts).toHaveCount(0)
  await task.expectSaved()
  await page.reload()
  await expect(task.text).toContainText('Набрано в поезде.')
  await expect(task.drafts).toHaveCount(0)
})

/** How many drafts stand on the device. */
const countDrafts = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'taskfield')) return 0
    return new Promise<number>(resolve => {
      const opening = indexedDB.open('taskfield')
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('drafts').objectStore('drafts').count()
        counting.addEventListener('success', () => resolve(counting.result))
        opening.result.close()
      })
    })
  })

test('a tab that crashes right after the first key loses nothing', async ({ context }) => {
  const crashing = await openTab(context)
  await crashing.open(samples.searchWithTypos)
  await crashing.edit()
  await crashing.cutOff()
  await crashing.page.keyboard.type('ы')
  await expect.poll(() => countDrafts(crashing.page)).toBe(1)
  const devtools = await context.newCDPSession(crashing.page)
  const crash = crashing.page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => undefined)
  await crash

  const task = await openTab(context)
  await task.open(samples.searchWithTypos)
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toHaveText('ы')
})

test('a text that the server never got because its power failed is there when both are back', async ({
  page,
  context,
  server,
}) => {
  const first = await openTab(context)
  await first.open(samples.formulas)
  await first.edit()
  await server.kill()
  await first.typeAtEnd(' Набрано без сервера.')
  await expect(first.status).toContainText('Не сохранено')
  await first.page.close()
  await server.start()

  const task = new TaskPage(page)
  await task.open(samples.formulas)
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('Набрано без сервера.')
  await task.expectSaved()
})

test('a text that was saved while its page was closing is not offered', async ({ page, context }) => {
  const first = await openTab(context)
  await first.open(samples.rates)
  await first.edit()
  await first.typeAtEnd(' Последние слова.')
  // A page that is left sends its last words; a tab that is ended from outside may not come to it.
  await first.page.goto('about:blank')
  await first.page.close()
  const task = new TaskPage(page)
  await expect(async () => {
    await task.open(samples.rates)
    await expect(task.text).toContainText('Последние слова.', { timeout: 5000 })
  }).toPass()
  await expect(task.drafts).toHaveCount(0)
})

test('a text that is being written in another tab is offered only when that tab is gone', async ({
  page,
  context,
}) => {
  const mine = new TaskPage(page)
  await mine.open(samples.roles)
  await mine.edit()

  const other = await openTab(context)
  await other.open(samples.roles)
  await other.edit()
  await other.cutOff()
  await other.typeAtEnd(' Их слова.')
  await expect(other.status).toContainText('Не сохранено')
  await expect(mine.drafts).toHaveCount(0)

  await mine.field.press('ControlOrMeta+Home')
  await page.keyboard.type('Мои слова. ')
  await mine.expectSaved()
  await expect(mine.drafts).toHaveCount(0)

  await other.closeUnsaved()
  await expect(mine.drafts).toBeVisible()
  await mine.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(mine.field).toContainText('Мои слова.')
  await expect(mine.field).toContainText('Их слова.')
  await mine.expectSaved()
  await page.reload()
  await expect(mine.text).toContainText('Мои слова.')
  await expect(mine.text).toContainText('Их слова.')
})

test('what one tab brings back or deletes, no other tab offers any longer', async ({ page, context }) => {
  await (await openTab(context)).leaveBehind(samples.lock, ' Первый.')
  const mine = new TaskPage(page)
  const other = await openTab(context)
  for (const tab of [mine, other]) {
    await tab.open(samples.lock)
    await expect(tab.drafts).toBeVisible()
  }
  await other.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(other.field).toContainText('Первый.')
  await expect(mine.drafts).toHaveCount(0)
  await other.expectSaved()
  await other.finish()

  await (await openTab(context)).leaveBehind(samples.lock, ' Второй.')
  await expect(mine.drafts).toBeVisible()
  await expect(other.drafts).toBeVisible()
  await mine.drafts.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(other.drafts).toHaveCount(0)
})

test('a draft is deleted only after a question', async ({ page, context }) => {
  await (await openTab(context)).leaveBehind(samples.search, ' Лишнее.')
  const task = new TaskPage(page)
  await task.open(samples.search)
  const question = page.getByRole('alertdialog', { name: 'Удалить этот текст?' })
  await task.drafts.getByRole('button', { name: 'Удалить' }).click()
  await question.getByRole('button', { name: 'Отмена' }).click()
  await page.reload()
  await task.drafts.getByRole('button', { name: 'Удалить' }).click()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(task.drafts).toHaveCount(0)
  await page.reload()
  await expect(task.text).toBeVisible()
  await expect(task.drafts).toHaveCount(0)
})

test('a draft is compared with what is saved, and brought back from there', async ({ page, context }) => {
  await (await openTab(context)).leaveBehind(samples.substitute, ' Добавлено.')
  const task = new TaskPage(page)
  await task.open(samples.substitute)
  await task.drafts.getByRole('button', { name: 'Сравнить' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Сохранённая версия' })).not.toContainText('Добавлено.')
  const draft = dialog.getByRole('region', { name: 'Несохранённый текст' })
  await expect(draft.locator('.differs')).toContainText('Добавлено.')
  await dialog.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toBeFocused()
  await expect(task.field).toContainText('Добавлено.')
  await task.expectSaved()
})

test('every text that was left behind is kept, and each can be brought back', async ({ page, context }) => {
  for (const text of [' Раз.', ' Два.', ' Три.']) {
    await (await openTab(context)).leaveBehind(samples.training, text)
  }
  const task = new TaskPage(page)
  await task.open(samples.training)
  await expect(task.drafts).toContainText('Несохранённые тексты: 3')
  await task.drafts.getByRole('button', { name: 'Посмотреть' }).click()
  const items = page.getByRole('dialog').getByRole('listitem')
  await expect(items).toHaveCount(3)
  await items.last().getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('Раз.')
  await task.expectSaved()
  await expect(task.drafts).toContainText('Несохранённые тексты: 2')
})

test('a draft over an older version is merged with what was written since', async ({
  page,
  context,
  browser,
  server,
}) => {
  await (await openTab(context)).leaveBehind(samples.minutes, ' Мой конец.')
  const colleague = new TaskPage(await browser.newPage({ baseURL: server.url }))
  await colleague.open(samples.minutes)
  await colleague.edit()
  await colleague.field.press('ControlOrMeta+Home')
  await colleague.page.keyboard.type('Их начало. ')
  await colleague.expectSaved()
  await colleague.page.close()

  const task = new TaskPage(page)
  await task.open(samples.minutes)
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('Мой конец.')
  await expect(task.field).toContainText('Их начало.')
  await task.expectSaved()
})
