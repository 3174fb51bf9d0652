import { expect } from './expect.mjs'
import { walkDialog } from './dialog-walk.mjs'
import { expectShownIn } from './shown-example.mjs'

/** The ways through a host of libraries of React: `examples/vite-libraries`. */
export const libraryWalks = [
  {
    what: 'React Hook Form',
    async walk(page) {
      await walkFormLibrary(page, 'hook', 'Ответ')
      // Of the libraries this one puts the focus on what is wrong.
      await expect(page.getByRole('textbox', { name: 'Ответ' })).toBeFocused()
    },
  },
  { what: 'TanStack Form', walk: page => walkFormLibrary(page, 'tanstack', 'План') },
  { what: 'saving while one writes', walk: walkSaving, expected: /\b(?:409|503)\b/ },
  ...['Radix', 'MUI'].map(name => ({ what: `a dialog, ${name}`, walk: page => walkDialog(page, name) })),
]

async function walkFormLibrary(page, name, label) {
  const form = page.locator(`form[name=${name}]`)
  const text = form.getByRole('textbox', { name: label })
  const facts = async () => JSON.parse((await form.locator('output').textContent()) ?? '')
  const untouched = { sent: '', isTouched: false, isDirty: false, isWrong: false }
  expect(await facts()).toEqual(untouched)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' abc')
  await form.getByRole('button', { name: 'Reset' }).evaluate(button => button.click())
  await expect(text).toHaveText('start')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' more')
  await text.evaluate(element => element.blur())
  await expect.poll(facts).toEqual({ ...untouched, isTouched: true, isDirty: true })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await facts()).sent).toBe('<p>start more!</p>')
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await facts()).isWrong).toBe(true)
}

/** A server that fails for a while, and one where a colleague was faster. */
async function walkSaving(page) {
  expectShownIn('docs/hosts.md', 'vite-libraries/src/saved-description.tsx')
  const kept = { html: '<p>one</p><p>two</p>', version: 1 }
  let isDown = false
  await page.route('**/api/description', async route => {
    const sent = route.request().postDataJSON()
    if (isDown) return route.fulfill({ status: 503 })
    if (sent.version !== kept.version) return route.fulfill({ status: 409, json: kept })
    Object.assign(kept, { html: sent.html, version: kept.version + 1 })
    return route.fulfill({ json: kept })
  })
  await page.goto(new URL('/saved', page.url()).href)
  const text = page.getByRole('textbox', { name: 'Описание' })
  const state = page.locator('output')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' three', { delay: 80 })
  await expect.poll(() => kept.html).toBe('<p>one</p><p>two three</p>')
  await expect(state).toHaveText('Сохранено')

  isDown = true
  await page.keyboard.type(' four', { delay: 80 })
  await expect(state).toHaveText('Не сохранено')
  await expect(text).toHaveText('onetwo three four')
  isDown = false
  await page.getByRole('button', { name: 'Сохранить ещё раз' }).click()
  await expect.poll(() => kept.html).toBe('<p>one</p><p>two three four</p>')
  await expect(state).toHaveText('Сохранено')

  Object.assign(kept, { html: '<p>theirs</p><p>two three four</p>', version: kept.version + 1 })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' five', { delay: 80 })
  await expect(text).toHaveText('theirstwo three four five')
  await expect.poll(() => kept.html).toBe('<p>theirs</p><p>two three four five</p>')
  await expect(state).toHaveText('Сохранено')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('theirstwo three four')
}
