import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { picture, type PictureFile } from './pictures.ts'
import { samples, TaskPage } from './task-page.ts'

const route = '**/api/v1/common/upload_for_editor/'

/** Uploads of a page, as a person sees them. */
class Uploads {
  readonly page: Page
  readonly task: TaskPage
  readonly pending: Locator
  readonly pictures: Locator
  /** Closes the field once all images are there; and takes that back. */
  readonly done: Locator
  readonly stay: Locator

  constructor(page: Page) {
    this.page = page
    this.task = new TaskPage(page)
    this.pending = this.task.field.locator('.tf-upload')
    this.done = page.getByRole('button', { name: 'Готово' })
    this.stay = page.getByRole('button', { name: 'Не закрывать' })
    // Without what the editor puts behind an image that ends a line.
    this.pictures = this.task.field.locator('img:not(.ProseMirror-separator)')
  }

  async open(id: number): Promise<void> {
    await this.task.open(id)
    await this.task.edit()
    await this.page.keyboard.press('ControlOrMeta+End')
    await this.page.keyboard.press('Enter')
  }

  /** Pastes files, such as a screenshot. */
  async paste(...files: readonly PictureFile[]): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      base64: buffer.toString('base64'),
    }))
    await this.task.field.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      for (const { name, mimeType, base64 } of pasted) {
        const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
        clipboardData.items.add(new File([bytes], name, { type: mimeType }))
      }
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, given)
  }

  /** Lets no upload get an answer until the returned function is called. */
  async hold(): Promise<() => Promise<void>> {
    let release = (): void => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await this.page.route(route, async request => {
      await released
      await request.continue().catch(() => undefined)
    })
    return async () => {
      release()
      await this.page.unroute(route)
    }
  }

  async expectSaved(count: number): Promise<void> {
    await expect(this.pending).toHaveCount(0)
    await expect(this.pictures).toHaveCount(count)
    await this.task.expectSaved()
    await this.page.reload()
    await expect(this.task.text.locator('img')).toHaveCount(count)
    for (const image of await this.task.text.locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0)
    }
  }
}

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
  await page.route(route, async request => {
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
  await expect.poll(() => keptUploads(page)).toBe(1)
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
  expect(await keptUploads(page)).toBe(0)
})

async function keptUploads(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'taskfield-uploads')) return 0
    return new Promise<number>(resolve => {
      const opening = indexedDB.open('taskfield-uploads')
      opening.addEventListener('success', () => {
        const database = opening.result
        const count = database.transaction('images').objectStore('images').count()
        count.addEventListener('success', () => {
          database.close()
          resolve(count.result)
        })
      })
    })
  })
}
