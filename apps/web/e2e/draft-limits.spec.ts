import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

/** Another tab of the same browser. */
const openTab = async (context: BrowserContext) => new TaskPage(await context.newPage())

test('what was typed in the last moments before the tab was closed is kept, too', async ({
  page,
  context,
}) => {
  const first = await openTab(context)
  await first.open(samples.rates)
  await first.edit()
  await first.cutOff()
  await first.typeAtEnd(' Последнее слово дописано в ту же секунду')
  await first.page.close()
  const task = new TaskPage(page)
  await task.open(samples.rates)
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('Последнее слово дописано в ту же секунду')
})

test('a description that was emptied and not saved is offered as such', async ({ page, context }) => {
  const first = await openTab(context)
  await first.open(samples.substitute)
  await first.edit()
  await first.cutOff()
  await first.page.keyboard.press('ControlOrMeta+a')
  await first.page.keyboard.press('Delete')
  await first.closeUnsaved()
  const task = new TaskPage(page)
  await task.open(samples.substitute)
  await expect(task.drafts).toHaveText(/Несохранённая правка от \d\d:\d\d: текст стёрт/)
  await task.drafts.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByRole('region', { name: /Несохранённая правка/ })).toContainText('Описание пустое.')
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toBeFocused()
  await expect(task.field).toHaveText('')
  await task.expectSaved()
})

test('a text that was taken back to what is saved leaves no draft', async ({ page, context }) => {
  const first = await openTab(context)
  await first.open(samples.lock)
  await first.edit()
  await first.cutOff()
  await first.typeAtEnd(' Зря.')
  await expect(first.status).toContainText('Не сохранено')
  for (const _ of ' Зря.') await first.page.keyboard.press('Backspace')
  await first.page.close()
  const task = new TaskPage(page)
  await task.open(samples.lock)
  await page.waitForLoadState('networkidle')
  await expect(task.drafts).toHaveCount(0)
})

test('a draft over a block that somebody else has changed is in conflict, and nothing is lost', async ({
  page,
  context,
  browser,
  server,
}) => {
  await (await openTab(context)).leaveBehind(samples.search, ' Мои слова.')
  const colleague = new TaskPage(await browser.newPage({ baseURL: server.url }))
  await colleague.open(samples.search)
  await colleague.edit()
  await colleague.typeAtEnd(' Их слова.')
  await colleague.expectSaved()
  await colleague.page.close()

  const task = new TaskPage(page)
  await task.open(samples.search)
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('Мои слова.')
  await expect(task.status).toContainText('описание изменили, пока вы писали')
  await task.status.getByRole('button', { name: 'Сравнить версии' }).click()
  await expect(page.getByRole('region', { name: 'Сохранённая версия' })).toContainText('Их слова.')
  await page.getByRole('button', { name: 'Сохранить мою' }).click()
  await task.expectSaved()
  await page.reload()
  await expect(task.text).toContainText('Мои слова.')
  await expect(page.getByRole('complementary', { name: 'Несохранённый текст' })).toContainText(
    'Заменённая версия',
  )
})

test('the texts of a task that is gone can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await (await openTab(context)).leaveBehind(samples.searchByNumber, 'Ничья мысль.')
  await page.route(`**/api/v1/tasks/${samples.searchByNumber}/`, route =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'task_not_found', message: 'Задача не найдена.' } },
    }),
  )
  await page.goto(`/task/${samples.searchByNumber}`)
  await expect(page.getByRole('alert')).toContainText('Задача не найдена')
  const left = page.getByRole('region', { name: 'Ваши тексты на этом устройстве' })
  await expect(left).toContainText('Ничья мысль.')
  await left.getByRole('button', { name: 'Скопировать' }).click()
  await expect(left.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ничья мысль.')
})

test('without HTTPS, where tabs cannot lock, a text is kept and offered, too', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await (await openTab(context)).leaveBehind(samples.minutes, ' По простому HTTP.')
  const task = new TaskPage(page)
  await task.open(samples.minutes)
  await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
  await expect(task.field).toContainText('По простому HTTP.')
  await expect(task.drafts).toHaveCount(0)
  await task.expectSaved()
  await page.reload()
  await expect(task.text).toContainText('По простому HTTP.')
  await expect(task.drafts).toHaveCount(0)
})

/** Ways in which a browser refuses to keep anything. */
const refusals: [name: string, refuse: (page: Page, origin: string) => Promise<unknown>][] = [
  [
    'that keeps nothing',
    page =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }),
  ],
  [
    'that has no room',
    async (page, origin) => {
      const devtools = await page.context().newCDPSession(page)
      return devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    },
  ],
]

for (const [name, refuse] of refusals) {
  test(`a browser ${name} says so while the text is unsaved, and leaves ways on`, async ({
    page,
    server,
  }) => {
    await refuse(page, server.url)
    const task = new TaskPage(page)
    await task.open(samples.searchWithTypos)
    await task.edit()
    await page.route('**/description/', route => route.abort())
    await page.keyboard.type('Негде хранить.')
    const note = page.getByRole('alert').filter({ hasText: 'Браузер не может хранить текст' })
    await expect(note).toBeVisible()
    await expect(page.getByRole('button', { name: 'Скопировать текст' })).toBeVisible()

    await page.getByRole('treeitem', { name: 'Поиск по ИНН' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Браузер не может')
    await question.getByRole('button', { name: 'Уйти без сохранения' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск по ИНН и КПП')
    await page.goBack()
    await task.drafts.getByRole('button', { name: 'Вернуть' }).click()
    await expect(task.field).toContainText('Негде хранить.')
    await page.unroute('**/description/')
    await task.expectSaved()
    await expect(note).toHaveCount(0)
  })
}
