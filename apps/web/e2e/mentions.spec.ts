import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

test.use({ bypassCSP: true })

const list = (page: Page) => page.getByRole('listbox', { name: 'Подзадачи' })

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

/** Lets the list of subtasks through when the test says so, and answers meanwhile what the test wants of the server. */
async function holdFeed(
  page: Page,
): Promise<{ readonly asked: Route[]; readonly next: () => Promise<Route> }> {
  const asked: Route[] = []
  await page.route('**/tasks/task/list/**', route => void asked.push(route))
  return {
    asked,
    async next() {
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      const route = asked.shift()
      if (!route) throw new Error('Nobody asked for subtasks.')
      return route
    },
  }
}

test('a subtask is mentioned while the server is slow, fails and answers late; the mention is saved and shows its card', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', line => void (line.type() === 'error' && logged.push(line.text())))
  const task = new TaskPage(page)
  await task.open(samples.roles)
  const feed = await holdFeed(page)
  await task.edit()
  await task.typeAtEnd(' См. №')
  await expect(page.getByText('Загрузка…')).toBeVisible()
  await expect(task.field).toBeFocused()
  await expect.poll(() => faults(page)).toEqual([])

  const failing = await feed.next()
  await failing.fulfill({ status: 500 })
  await expect(page.getByText('Не удалось загрузить подзадачи').first()).toBeVisible()
  expect(logged.join('\n')).toContain('The list of subtasks was answered with 500.')
  await expect.poll(() => faults(page)).toEqual([])

  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Повторить')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const late = await feed.next()
  await page.keyboard.press('Escape')
  await late.continue()
  await late.request().response()
  await page.keyboard.type('а')
  await expect(task.field).toContainText('См. №а')
  await expect(list(page)).toBeHidden()

  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('№pfvt')
  const found = option(page, '#6 Замещение на время отпуска')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(found).toHaveText('#6 Замещен…')
  await expect(list(page).getByRole('option')).toHaveCount(1)
  await expect(task.field).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
  await expect.poll(() => faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  expect(feed.asked).toEqual([])

  await task.expectSaved()
  await task.finish()
  await page.reload()
  const mention = task.text.getByRole('link', { name: '#6 Замещение на время отпуска' })
  await expect(mention).toHaveAttribute('href', '/task/19')
  await mention.hover()
  const card = page.getByRole('dialog', { name: 'Сведения об упоминании' })
  await expect(card).toContainText('Задания уходят заместителю в день начала отпуска')
  await expect.poll(() => faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await mention.click()
  await expect(page.getByRole('heading', { name: 'Замещение на время отпуска', level: 1 })).toBeVisible()
})

test('one of 100,000 subtasks is found, and the list of blocks opens by the Russian layout', async ({
  page,
}) => {
  const results = Array.from({ length: 100_000 }, (_, index) => ({
    id: index + 1,
    counter: index + 1,
    name: index === 77_776 ? 'Ёлка во дворе' : `Задача ${index + 1}`,
  }))
  await page.route('**/tasks/task/list/**', route => route.fulfill({ json: { results } }))
  await page.goto('/playground?value=empty&initFocus=1')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await page.keyboard.type('#')
  await expect(list(page).getByRole('option')).toHaveCount(10)
  await page.keyboard.type('дворе елка')
  await expect(list(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('#emitted-html')).toHaveText(
    '<p><span class="mention" data-id="77777" data-type="task">#77777 Ёлка во дворе</span>&nbsp;</p>',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type('.таб')
  const blocks = page.getByRole('listbox', { name: 'Блоки' })
  await expect(blocks.getByRole('option').first()).toHaveAccessibleName('Вставить таблицу')
  await expect.poll(() => faults(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the list of subtasks stands above the keyboard and takes a tap', async ({ page }) => {
    const task = new TaskPage(page)
    await task.open(samples.specification)
    await page.getByRole('button', { name: 'Изменить', exact: true }).tap()
    await expect(task.field).toBeFocused()
    await task.field.press('ControlOrMeta+End')
    await page.setViewportSize({ width: 360, height: 420 })
    await page.keyboard.type(' #')
    const found = option(page, '#2 Роли и права')
    await expect(found).toBeInViewport({ ratio: 1 })
    const bar = () => page.locator('.tf-toolbar').evaluate(element => element.getBoundingClientRect().top)
    const bottom = () =>
      page.locator('.tf-suggestions').evaluate(element => element.getBoundingClientRect().bottom)
    await expect.poll(async () => (await bottom()) <= (await bar())).toBe(true)
    const { height } = (await found.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
    await expect.poll(() => faults(page)).toEqual([])
    await found.tap()
    await expect(task.field).toBeFocused()
    await expect(task.field.locator('.mention', { hasText: '#2 Роли и права' }).last()).toBeInViewport()
    await expect(list(page)).toBeHidden()
  })
})
