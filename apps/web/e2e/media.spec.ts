import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

/** Answers what leaves the server as players do, and notes it. What the policy of the page forbids is noted, too. */
async function watchForeign(page: Page, own: string): Promise<string[]> {
  const asked: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) asked.push(message.text())
  })
  await page.route(
    url => !url.href.startsWith(own),
    route => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><p>Проигрыватель',
      })
    },
  )
  return asked
}

test('media is inserted by its form and read as a card; players come when they are asked for, past the policy of the server', async ({
  context,
  server,
}) => {
  const page = await context.newPage()
  const asked = await watchForeign(page, server.url)
  const task = new TaskPage(page)
  await task.open(samples.specification)
  await expect(task.text.locator('.media-card')).toBeVisible()
  expect(asked).toEqual([])
  await task.text.getByRole('button', { name: 'Воспроизвести: YouTube' }).click()
  await expect(task.text.frameLocator('iframe').getByText('Проигрыватель')).toBeVisible()
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1$/),
  ])

  await task.edit()
  await task.field.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.evaluate(() => document.querySelector<HTMLElement>('.tf-editable')?.focus())
  const insert = page.getByRole('button', { name: 'Вставить медиа' })
  if (!(await insert.isVisible())) await page.getByRole('button', { name: 'Ещё' }).click()
  await insert.click()
  const address = page.getByRole('textbox', { name: 'Адрес медиа' })
  await expect(address).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'The URL must not be empty.' })).toBeVisible()
  await address.fill('https://vkvideo.ru/video-22822305_456241864')
  await page.keyboard.press('Enter')
  const card = task.field.locator('.media-card').filter({ hasText: 'VK Видео · Видео' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Воспроизвести: VK Видео' }).click()
  await expect(card.frameLocator('iframe').getByText('Проигрыватель')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('Текст')
  await task.expectSaved()
  await expect(card.frameLocator('iframe').getByText('Проигрыватель')).toBeVisible()
  await task.finish()
  await expect(task.text.locator('.media-card').filter({ hasText: 'VK Видео · Видео' })).toBeVisible()
  expect(asked.slice(1)).toEqual([
    expect.stringMatching(/^https:\/\/vkvideo\.ru\/video_ext\.php\?oid=-22822305&id=456241864&/),
  ])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true })

    test('axe finds nothing wrong with media that plays, that is selected and whose address is wrong', async ({
      context,
      server,
    }) => {
      const page = await context.newPage()
      await watchForeign(page, server.url)
      await page.goto('/playground')
      await expect(page.getByRole('toolbar', { name: 'Панель инструментов' })).toBeVisible()
      await page.locator('.tf-editable').getByRole('button', { name: 'Воспроизвести: YouTube' }).click()
      await page.locator('.tf-editable .media-card-link').click()
      await expect(page.getByRole('button', { name: 'Изменить адрес' })).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
      await page.getByRole('button', { name: 'Изменить адрес' }).click()
      await page.getByRole('textbox', { name: 'Адрес медиа' }).fill('https://example.org/')
      await page.keyboard.press('Enter')
      await expect(page.getByText('This media URL is not supported.')).toBeVisible()
      await expect.poll(() => faults(page)).toEqual([])
    })
  })
}
