import { expect, type Locator, type Page } from '@playwright/test'
import type { PictureFile } from './pictures.ts'
import { TaskPage } from './task-page.ts'

export const uploadRoute = '**/api/v1/common/upload_for_editor/'

/** Uploads on the page of one task, as a person sees them. */
export class Uploads {
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
    await pasteFiles(this.task.field, ...files)
  }

  /** Lets no upload get an answer until the returned function is called. */
  async hold(): Promise<() => Promise<void>> {
    return holdUploads(this.page)
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

  /** How many uploads stand on the device. */
  async countKept(): Promise<number> {
    return this.page.evaluate(async () => {
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
}

export async function pasteFiles(field: Locator, ...files: readonly PictureFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    for (const { name, mimeType, base64 } of pasted) {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
      clipboardData.items.add(new File([bytes], name, { type: mimeType }))
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, given)
}

export async function holdUploads(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(uploadRoute, async request => {
    await released
    await request.continue().catch(() => undefined)
  })
  return async () => {
    release()
    await page.unroute(uploadRoute)
  }
}
