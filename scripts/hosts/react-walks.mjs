import { expect } from './expect.mjs'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { inRoot } from '../root.mjs'
import { walkDialog } from './dialog-walk.mjs'
import { expectShownIn } from './shown-example.mjs'

/** The ways through a host with nothing but a version of React: `examples/vite-react`. */
export const reactWalks = version => [
  { what: 'a plain form', walk: page => walkPlainForm(page, version) },
  { what: 'the example of README.md', walk: walkReadme },
  { what: 'the example of docs/features.md', walk: walkFeatures },
  { what: 'the example of docs/messages.md', walk: walkWords },
  { what: 'the example of docs/testing-a-host.md', walk: walkTestingPage },
  { what: 'a page in light only, on a dark system', walk: walkLightPage },
  ...['Bootstrap', 'Preflight'].map(name => ({
    what: `the styles of ${name}`,
    walk: page => walkReset(page, name),
  })),
  ...['Base UI', 'Native'].map(name => ({ what: `a dialog, ${name}`, walk: page => walkDialog(page, name) })),
]

async function walkPlainForm(page, version) {
  await expect(page.getByRole('heading', { name: `React ${version}.` })).toBeVisible()
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

async function walkReadme(page) {
  expectShownIn('README.md', 'vite-react/src/description.tsx')
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
  expectShownIn('docs/features.md', 'vite-react/src/own-features.tsx')
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
  expectShownIn('docs/messages.md', 'vite-react/src/own-words.tsx')
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

async function walkLightPage(page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal')
  await expect(page.locator('.tf-field').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
}

/** The text has its own looks, in the field and to be read, and the toolbar too. */
async function walkReset(page, name) {
  await page.goto(new URL(`/${name.toLowerCase()}`, page.url()).href)
  const field = page.getByRole('textbox', { name: 'Описание' })
  await field.getByText('хлеб').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('соль')
  const shown = page.getByRole('main')
  for (const text of [field, shown]) {
    await expect(text.getByRole('listitem')).toHaveText(['хлеб', 'соль'])
    await expect(text.getByRole('list')).toHaveCSS('list-style-type', 'disc')
    await expect(text.getByRole('heading')).toHaveCSS('font-weight', '650')
  }
  const bold = page.getByRole('button', { name: 'Жирный', exact: true })
  await expect(bold).toHaveCSS('border-top-width', '0px')
}
