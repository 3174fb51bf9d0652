import { expect } from '@playwright/test'
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { test } from './fixtures.ts'

const firefox = process.env['FIREFOX']

/** Presses keys one after another; those joined by `+` together. */
async function press(page: Page, ...chords: string[]): Promise<void> {
  for (const chord of chords) {
    const keys = chord.split('+') as KeyInput[]
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.toReversed()) await page.keyboard.up(key)
  }
}

const html = (page: Page) =>
  page.evaluate(() => (window as { field?: { getHtml(): string } }).field?.getHtml())

test('a description is written in Firefox', async ({ server }) => {
  test.skip(!firefox, 'There is no Firefox here.')
  test.setTimeout(120_000)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    headless: true,
  })
  try {
    const page = await browser.newPage()
    const faults: unknown[] = []
    page.on('pageerror', error => faults.push(error))
    await page.goto(`${server.url}/playground?value=empty&initFocus=1`)
    await page.waitForSelector('.tf-editable:focus')

    await page.keyboard.type('# План')
    await press(page, 'Enter')
    await page.keyboard.type('Сделать ')
    await press(page, 'Control+b')
    await page.keyboard.type('важное')
    await press(page, 'Control+b', 'Enter')
    await page.keyboard.type('- первый')
    await press(page, 'Enter')
    await page.keyboard.type('второй')
    await press(page, 'Tab')
    const written =
      '<h2>План</h2><p>Сделать <strong>важное</strong></p><ul><li>первый<ul><li>второй</li></ul></li></ul>'
    await expect.poll(() => html(page)).toBe(written)

    await press(page, 'Control+z')
    await expect.poll(() => html(page)).toContain('<li>первый</li><li>второй</li>')
    await press(page, 'Control+y')
    await expect.poll(() => html(page)).toBe(written)

    await press(page, 'Enter', 'Enter', 'Enter', 'Control+Enter')
    await page.keyboard.type('конец')
    await press(page, 'Home', 'Backspace', 'Delete')
    await expect.poll(() => html(page)).toBe(`${written}<p>&nbsp;</p><p>конец</p>`)

    await press(page, 'Control+a')
    const bold = await page.waitForSelector('[aria-label="Курсив"]')
    await bold?.click()
    await expect.poll(() => html(page)).toContain('<i>План</i>')
    await press(page, 'Control+k')
    await page.waitForSelector('.tf-balloon input:focus')
    await page.keyboard.type('example.com')
    await press(page, 'Enter')
    await expect.poll(() => html(page)).toContain('href="https://example.com"')
    expect(faults).toEqual([])
  } finally {
    await browser.close()
  }
})
