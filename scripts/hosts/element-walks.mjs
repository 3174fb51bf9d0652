import { dataOf } from './data-of.mjs'
import { expect } from './expect.mjs'

/** The way through a bundle with the element in it, built and while it is developed: `examples/vite-element`. */
export const elementWalks = [{ what: 'an element and a field in place of a text area', walk: walkBundle }]

async function walkBundle(page) {
  const form = page.locator('form')
  await form.getByRole('textbox', { name: 'Описание' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('link', { name: 'one' })).toHaveAttribute('href', 'https://example.org')
  await form.getByRole('textbox', { name: 'Комментарий' }).click()
  await page.keyboard.type('**two**')
  const { description, comment } = await dataOf(form)
  expect(description).toContain('href="https://example.org"')
  expect(comment).toBe('<p><strong>two</strong></p>')
}
