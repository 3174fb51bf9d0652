import { expect, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../../scripts/chromium-launch.mjs'
import { test } from './fixtures.ts'
import { picture } from './pictures.ts'
import { samples } from './task-page.ts'
import { Uploads } from './upload-page.ts'

// Playwright switches off the cache that browsers keep left pages in.
test.use({
  launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Goes back to a page; whether it is the one that was left, and no other of the same address. */
async function goBack(page: Page): Promise<boolean> {
  // A page that comes from the cache is not loaded, which is what Playwright would wait for.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => 'wasLeft' in window)
}

async function leave(page: Page, address: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { wasLeft: true }))
  await page.goto(address)
}

test('a page that is left in the midst of an upload goes on when it is shown again, and leaves it to others till then', async ({
  page,
}) => {
  // The page that is left asks whether it may go.
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined))
  const uploads = new Uploads(page)
  await uploads.open(samples.formulas)
  const before = await uploads.pictures.count()
  let release = await uploads.hold()
  await uploads.paste(picture('image.png', 40))
  await expect.poll(() => uploads.countKept()).toBe(1)
  await leave(page, `/task/${samples.roles}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Роли и права')
  await release()
  expect(await goBack(page)).toBe(true)
  await expect(uploads.pending).toHaveCount(0)
  await expect(uploads.pictures).toHaveCount(before + 1)
  await uploads.task.expectSaved()
  expect(await uploads.countKept()).toBe(0)

  await page.keyboard.press('Enter')
  release = await uploads.hold()
  await uploads.paste(picture('second.png', 80))
  await expect.poll(() => uploads.countKept()).toBe(1)
  await leave(page, `/task/${samples.roles}`)
  await release()
  await page.goto(`/task/${samples.formulas}`)
  await expect(page.getByText('1 изображение ещё не загружено')).toBeVisible()
  await page.getByRole('button', { name: 'Продолжить загрузку' }).click()
  await expect(uploads.pending).toHaveCount(0)
  await expect(uploads.pictures).toHaveCount(before + 2)
  await uploads.task.expectSaved()
  await goBack(page)
  // What was uploaded meanwhile is a message to the page that was left: it is loaded anew, with the image.
  expect(await goBack(page)).toBe(false)
  await expect(uploads.task.text.locator('img')).toHaveCount(before + 2)
  expect(await uploads.countKept()).toBe(0)
})
