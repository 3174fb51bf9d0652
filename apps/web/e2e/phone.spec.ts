import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** What the keyboard of a phone leaves of the window. */
const withKeyboard = { width: 360, height: 420 }

const text = (page: Page) => page.getByRole('textbox', { name: 'Описание' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Панель инструментов' })
/** Where something ends, in px from the top of the window. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => element.getBoundingClientRect().bottom)

/** How far the text stands below the edge of the field: px. */
const placeInField = (page: Page) =>
  text(page)
    .locator('p')
    .first()
    .evaluate(
      element =>
        element.getBoundingClientRect().top -
        (element.closest('.tf-field')?.getBoundingClientRect().top ?? 0),
    )

test('the toolbar stands above the keyboard while the text is edited, and the text stays where it is', async ({
  page,
}) => {
  await page.goto('/playground')
  const first = text(page).locator('p').first()
  await first.tap()
  const place = await placeInField(page)
  await page.setViewportSize(withKeyboard)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
  expect(await placeInField(page)).toBe(place)
  await toolbar(page).getByRole('button', { name: 'Жирный' }).tap()
  await expect(text(page)).toBeFocused()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('[data-above-keyboard]')).toHaveCount(0)
})

test('the toolbar stands above a keyboard that only covers the page', async ({ page }) => {
  await page.goto('/playground')
  await text(page).locator('p').first().tap()
  // As on an iPhone, where the page keeps its height.
  await page.evaluate(height => {
    const viewport = window.visualViewport
    if (!viewport) return
    Object.defineProperty(viewport, 'height', { get: () => height })
    viewport.dispatchEvent(new Event('resize'))
  }, withKeyboard.height)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
})

test('the toolbar keeps its place where another input has the keyboard', async ({ page }) => {
  await page.goto('/playground')
  await page.getByLabel('placeholder').tap()
  await page.setViewportSize(withKeyboard)
  await expect(page.getByLabel('placeholder')).toBeFocused()
  await expect(page.locator('[data-above-keyboard]')).toHaveCount(0)
})

test('the caret is never below the toolbar', async ({ page }) => {
  await page.goto(`/playground?initFocus=1&value=${encodeURIComponent('<p>строка</p>'.repeat(40))}`)
  await expect(text(page)).toBeFocused()
  await page.setViewportSize(withKeyboard)
  await expect(page.locator('[data-above-keyboard]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('ещё')
  const last = text(page).locator('p').last()
  const bar = await toolbar(page).evaluate(element => element.getBoundingClientRect().top)
  await expect.poll(() => last.evaluate(element => element.getBoundingClientRect().bottom)).toBeLessThan(bar)
})

test('fingers hit what they aim at: each button is 44 px', async ({ page }) => {
  await page.goto('/playground')
  await page.getByRole('button', { name: 'Ещё' }).tap()
  const small = await page.locator('.tf-tool:visible').evaluateAll(buttons =>
    buttons
      .map(button => ({ name: button.ariaLabel, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  )
  expect(small).toEqual([])
})
