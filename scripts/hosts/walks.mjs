import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { inRoot } from '../root.mjs'

const dialogs = ['Radix', 'MUI', 'Base UI', 'Native']

/** What a host does with the field, and the way through it. */
export const walks = [
  { what: 'a plain form', walk: walkPlainForm },
  {
    what: 'React Hook Form',
    async walk(page) {
      await walkFormLibrary(page, 'hook', 'Ответ')
      // Of the libraries this one puts the focus on what is wrong.
      await expect(page.getByRole('textbox', { name: 'Ответ' })).toBeFocused()
    },
  },
  { what: 'TanStack Form', walk: page => walkFormLibrary(page, 'tanstack', 'План') },
  { what: 'the example of README.md', walk: walkReadme },
  { what: 'the example of docs/features.md', walk: walkFeatures },
  { what: 'the example of docs/messages.md', walk: walkWords },
  { what: 'the example of docs/testing-a-host.md', walk: walkTestingPage },
  { what: 'saving while one writes', walk: walkSaving, expected: /\b(?:409|503)\b/ },
  { what: 'a page in light only, on a dark system', walk: walkLightPage },
  ...dialogs.map(name => ({ what: `a dialog, ${name}`, walk: page => walkDialog(page, name) })),
]

async function walkPlainForm(page) {
  const form = page.locator('form[name=plain]')
  const text = form.getByRole('textbox', { name: 'О задаче' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(text).toBeFocused()
  await page.keyboard.type('one')
  expect(await form.evaluate(element => element.elements.about.value)).toBe('<p>one</p>')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.locator('output')).toHaveText('<p>one</p>')
  await page.getByText('О задаче').click()
  await expect(text).toBeFocused()
  await form.getByRole('button', { name: 'Reset' }).click()
  await expect(text).toHaveText('')
}

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

/** The page's example in Playwright, as it stands there, on the field of README.md. */
async function walkTestingPage(page) {
  const [, example = ''] =
    /^## In Playwright$[^]*?^```ts\n([^]*?)^```$/m.exec(
      readFileSync(inRoot('docs/testing-a-host.md'), 'utf8'),
    ) ?? []
  await page.goto(new URL('/readme', page.url()).href)
  const text = page.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await runInNewContext(`(async () => {${example}})()`, { page, expect })
}

/** A page of the docs shows a file of the host as it stands. */
function expectShownIn(doc, file) {
  const example = readFileSync(inRoot('examples/vite-react/src', file), 'utf8')
  expect(readFileSync(inRoot(doc), 'utf8')).toContain(`\`\`\`tsx\n${example}\`\`\``)
}

async function walkReadme(page) {
  expectShownIn('README.md', 'description.tsx')
  await page.goto(new URL('/readme', page.url()).href)
  let loads = 0
  page.on('load', () => (loads += 1))
  const text = page.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' two')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('output')).toHaveText('<p>one two</p>')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' three')
  await page.locator('form').evaluate(form => form.requestSubmit())
  await expect(page.locator('output')).toHaveText('<p>one two three</p>')
  expect(loads).toBe(0)
}

async function walkFeatures(page) {
  expectShownIn('docs/features.md', 'own-features.tsx')
  await page.goto(new URL('/features', page.url()).href)
  const chip = '<span class="issue-key" data-key="PROJ-12">PROJ-12</span>'
  const box = content => `<aside class="callout" data-kind="info">${content}</aside>`
  const saved = page.locator('output')
  await page.getByRole('textbox', { name: 'Описание' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' see PROJ-12 now')
  await expect(saved).toHaveText(`<p>one see ${chip} now</p>`)
  await page.getByRole('button', { name: 'Врезка' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect(saved).toHaveText(`${box(`<p>one see ${chip} now</p>`)}<p>two</p>`)
  await expect(page.locator('aside.callout span.issue-key')).toHaveCount(2)
}

async function walkWords(page) {
  expectShownIn('docs/messages.md', 'own-words.tsx')
  await page.goto(new URL('/words', page.url()).href)
  const text = page.getByRole('textbox', { name: 'Beschreibung' })
  await text.click()
  await page.getByRole('button', { name: 'Fett', exact: true }).click()
  await page.keyboard.type('eins zwei')
  await expect(text.locator('strong')).toHaveText('eins zwei')
  await expect(page.getByText('Wörter: 2 · Zeichen: 9')).toBeVisible()
  await page.getByRole('button', { name: 'Absatz' }).click()
  await page.getByRole('menuitemradio', { name: 'Überschrift 1' }).click()
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('eins zwei')
  await expect(page.getByRole('button', { name: 'Überschrift 1' })).toBeVisible()
  // What has no German is English, the language of `locale`.
  await expect(page.getByRole('button', { name: 'Italic', exact: true })).toBeVisible()
}

/** A server that fails for a while, and one where a colleague was faster. */
async function walkSaving(page) {
  expectShownIn('docs/hosts.md', 'saved-description.tsx')
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
  await expect(state).toHaveText('Не сохранено', { timeout: 15_000 })
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

/** A modal with a field in it: `name` is what its button says. */
export async function walkDialog(page, name) {
  await page.getByRole('button', { name, exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+k')
  await expect(page.locator('.tf-balloon input').first()).toBeFocused()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  const link = text.getByRole('link', { name: 'one two' })
  await expect(link).toHaveAttribute('href', 'https://example.org')
  // The address is selected as it opens: what is typed replaces it.
  await page.keyboard.press('Control+k')
  await expect(page.locator('.tf-balloon input').first()).toBeFocused()
  await page.keyboard.type('example.net')
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('href', 'https://example.net')

  await page.locator('.tf-field', { has: text }).getByRole('button', { name: 'Абзац' }).click()
  await page.getByRole('menuitemradio', { name: 'Заголовок 1' }).click()
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('one two')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Alt+0')
  await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
}

async function walkLightPage(page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal')
  await expect(page.locator('.tf-field').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
}
