import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The tasks of the sample data that the journeys use: their ids and what is in them. */
export const samples = {
  specification: 9,
  roles: 14,
  userGuide: 8,
  bugReport: 30,
  formulas: 15,
  training: 11,
  releaseChecklist: 23,
  minutes: 22,
  shortNote: 31,
  empty: 3,
  lock: 6,
  substitute: 2,
  search: 7,
  searchByNumber: 10,
  searchWithTypos: 16,
  rates: 4,
  transitions: 27,
} as const

/** What a person sees and presses on the page of one task. */
export class TaskPage {
  readonly page: Page
  /** The description as it is read. */
  readonly text: Locator
  /** The description as it is edited. */
  readonly field: Locator
  readonly status: Locator
  /** The offer of texts that were left behind. */
  readonly drafts: Locator

  constructor(page: Page) {
    this.page = page
    this.text = page.getByRole('region', { name: 'Описание' })
    this.field = page.getByRole('textbox', { name: 'Описание' })
    this.status = page.locator('.saving-status')
    this.drafts = page.getByRole('complementary', { name: /^Несохранённ/ })
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/task/${id}`)
    await expect(this.page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible()
  }

  /** Opens the field; the caret stands where the app puts it. */
  async edit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Изменить', exact: true }).click()
    await expect(this.field).toBeFocused()
  }

  /** Types at the end of the text. */
  async typeAtEnd(text: string): Promise<void> {
    await this.field.press('ControlOrMeta+End')
    await this.page.keyboard.type(text)
  }

  /** Lets no save out of this page, not even one that would outlive it. */
  async cutOff(): Promise<void> {
    await this.page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('Cut off'))
    })
  }

  /** Types what cannot be saved, and closes the page. */
  async leaveBehind(id: number, text: string): Promise<void> {
    await this.open(id)
    await this.edit()
    await this.cutOff()
    await this.typeAtEnd(text)
    await this.closeUnsaved()
  }

  /** Closes the page once it knows that it could not save. */
  async closeUnsaved(): Promise<void> {
    await expect(this.status).toContainText('Не сохранено')
    await this.page.close()
  }

  async expectSaved(): Promise<void> {
    await expect(this.status).toHaveText(/Сохранено в \d\d:\d\d/)
  }

  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Готово' }).click()
    await expect(this.text).toBeVisible()
  }
}
