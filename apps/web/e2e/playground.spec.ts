import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { FieldHandle } from '@taskfield/editor'
import { test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'

declare const window: Window & { field: FieldHandle }

const html = (page: Page) => page.locator('#emitted-html')

test('the field tells its host the text, at most every 300 ms, and the last word is told', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/playground?value=empty&initFocus=1')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await stopClock(page)
  for (const letter of 'двадцать знаков текста') {
    await page.keyboard.type(letter)
    await page.clock.runFor(30)
  }
  await page.clock.runFor(300)
  await expect(html(page)).toHaveText('<p>двадцать знаков текста</p>')
  // At 0, 300 and 600 ms, and after the last of the 22 letters.
  await expect(page.locator('#change-count')).toHaveText('4')
})

test('opening a text tells the host nothing', async ({ page }) => {
  await page.goto('/playground?value=sample&initFocus=1')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.locator('#emitted-html').click()
  await expect(page.locator('#change-count')).toHaveText('0')
})

test('shortcuts work with a Russian layout', async ({ page, context }) => {
  await page.goto('/playground?value=empty&initFocus=1')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  const devtools = await context.newCDPSession(page)
  const control = 2
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await devtools.send('Input.dispatchKeyEvent', {
      type,
      modifiers: control,
      key: 'и',
      code: 'KeyB',
      windowsVirtualKeyCode: 66,
    })
  }
  await page.keyboard.type('жирно')
  await expect(html(page)).toHaveText('<p><strong>жирно</strong></p>')
})

test('the handle reads and replaces the text', async ({ page }) => {
  await page.goto('/playground?value=empty')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeVisible()
  await page.evaluate(() => window.field.setHtml('<p>Из консоли</p>'))
  await expect(page.getByRole('textbox', { name: 'Описание' })).toHaveText('Из консоли')
  expect(await page.evaluate(() => window.field.getHtml())).toBe('<p>Из консоли</p>')
})

test('Shift+Enter sends a comment', async ({ page }) => {
  await page.goto('/playground?value=empty&initFocus=1&commentEditor=1')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await page.keyboard.type('Готово')
  await page.keyboard.press('Shift+Enter')
  await expect(page.locator('#submit-count')).toHaveText('1')
  await expect(html(page)).toHaveText('<p>Готово</p>')
})

test('a setting acts at once and stands in the address', async ({ page }) => {
  await page.goto('/playground')
  const field = page.getByRole('textbox', { name: 'Описание' })
  await expect(field).toHaveAttribute('contenteditable', 'true')
  await page.getByRole('checkbox', { name: 'readOnly' }).click()
  await expect(page).toHaveURL(/readOnly=1/)
  await expect(field).toHaveAttribute('contenteditable', 'false')
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
