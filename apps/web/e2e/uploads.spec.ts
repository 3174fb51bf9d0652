import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { picture } from './pictures.ts'
import { samples } from './task-page.ts'
import { uploadRoute, Uploads } from './upload-page.ts'

test('ten images at once: slow ones, one that fails and one that is too large, until all is saved', async ({
  page,
}) => {
  const uploads = new Uploads(page)
  await uploads.open(samples.empty)
  const sent: string[] = []
  let isRefused = true
  let release = (): void => {}
  const slow = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(uploadRoute, async request => {
    const name = /filename="([^"]*)"/.exec(request.request().postData() ?? '')?.[1] ?? ''
    sent.push(name)
    if (name === '0.png') await slow
    if (name === '1.png' && isRefused) {
      await request.fulfill({ status: 507, json: { error: { message: 'На диске нет места.' } } })
    } else if (name === '2.png') await request.fulfill({ status: 413, body: '<html>413</html>' })
    else await request.continue()
  })
  await uploads.paste(...Array.from({ length: 10 }, (_, index) => picture(`${index}.png`, index * 20)))
  await expect(uploads.pending.getByText('На диске нет места.')).toBeVisible()
  await expect(uploads.pending.getByText('Файл слишком большой для сервера')).toBeVisible()
  await expect(uploads.pending).toHaveCount(3)
  await expect(uploads.task.status).toContainText('Загружается 1 изображение, 2 не загрузились')
  release()
  await expect(uploads.task.status).toContainText('Не сохранено: 2 изображения не загрузились.')
  await page.evaluate(() => window.scrollTo(0, 0))
  await uploads.done.click()
  await expect(uploads.pending.first()).toBeInViewport()
  await expect(uploads.task.field).toBeVisible()
  isRefused = false
  await uploads.pending.first().getByRole('button', { name: 'Повторить' }).click()
  await expect(uploads.pending).toHaveCount(1)
  await uploads.pending.getByRole('button', { name: 'Удалить' }).click()
  await uploads.expectSaved(9)
  expect(sent.filter(name => name === '1.png')).toHaveLength(2)
})

test('a screenshot is pasted, cancelled, taken back by undo and brought again by redo', async ({ page }) => {
  const uploads = new Uploads(page)
  await uploads.open(samples.lock)
  const before = await uploads.pictures.count()
  const release = await uploads.hold()
  await uploads.paste(picture('image.png', 90))
  await expect(uploads.pictures.last()).toHaveAttribute('src', /^blob:/)
  await uploads.pending.getByRole('button', { name: 'Отменить загрузку' }).click()
  await expect(uploads.pending).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(uploads.pending).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(uploads.pending).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+y')
  await expect(uploads.pending).toHaveCount(1)
  await uploads.done.click()
  await expect(uploads.task.status).toContainText('Загружается 1 изображение, затем поле закроется')
  await uploads.stay.click()
  await expect(uploads.task.status).not.toContainText('затем поле закроется')
  await release()
  await expect(uploads.pending).toHaveCount(0)
  await uploads.pictures.last().click()
  const tools = page.getByRole('toolbar', { name: 'Что сделать с изображением' })
  await tools.getByRole('button', { name: 'Ещё', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Скачать' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  await uploads.expectSaved(before + 1)
})

test('an upload goes on after a reload in its midst, and after a time without a network', async ({
  page,
  context,
}) => {
  const uploads = new Uploads(page)
  await uploads.open(samples.substitute)
  const before = await uploads.pictures.count()
  await page.keyboard.type('Снимок ниже')
  await page.keyboard.press('Enter')
  const release = await uploads.hold()
  await uploads.paste(picture('image.png', 120))
  await expect(uploads.task.status).toContainText('Загружается 1 изображение')
  await expect.poll(() => uploads.countKept()).toBe(1)
  // The page that is left asks whether it may go.
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined))
  await page.reload()
  await release()
  await expect(page.getByText('1 изображение ещё не загружено')).toBeVisible()
  await page.getByRole('button', { name: 'Продолжить загрузку' }).click()
  await expect(uploads.pictures).toHaveCount(before + 1)
  await expect(uploads.pending).toHaveCount(0)
  await uploads.task.expectSaved()

  await context.setOffline(true)
  await uploads.paste(picture('second.png', 180))
  await expect(uploads.pending.getByText('Нет сети. Загрузится, когда она появится')).toBeVisible()
  await uploads.done.click()
  await expect(uploads.stay).toBeVisible()
  await context.setOffline(false)
  await expect(uploads.task.field).toBeHidden()
  await expect(uploads.task.text.locator('img')).toHaveCount(before + 2)
  await uploads.task.expectSaved()
  expect(await uploads.countKept()).toBe(0)
})

test('whoever goes on writing while the field waits for its images keeps it open', async ({ page }) => {
  const uploads = new Uploads(page)
  await uploads.open(samples.search)
  const before = await uploads.pictures.count()
  const release = await uploads.hold()
  await uploads.paste(picture('image.png', 150))
  await uploads.done.click()
  await expect(uploads.stay).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(uploads.stay).toBeVisible()
  // The tools of the picture may stand over the middle of the line.
  await uploads.task.field
    .locator('p')
    .first()
    .click({ position: { x: 2, y: 10 } })
  await page.keyboard.type('Ещё слово. ')
  await expect(uploads.stay).toBeHidden()
  await release()
  await uploads.expectSaved(before + 1)
  await expect(uploads.task.text).toContainText('Ещё слово.')
})
