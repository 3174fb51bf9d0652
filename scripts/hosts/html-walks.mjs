import { dataOf } from './data-of.mjs'
import { expect } from './expect.mjs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The way through a page without React: `examples/html`. */
export const htmlWalks = [
  { what: 'the element in a form', walk: walkElement },
  { what: 'a field in place of a text area', walk: walkTextArea },
  { what: 'what is typed before the features of a field', walk: walkSoon },
  { what: 'the way back to the page', walk: walkBack },
  { what: 'the way back to a page that puts its field there early', walk: walkBackEarly },
  {
    what: 'a script that was copied alone',
    walk: walkAlone,
    expected: /404|could not be loaded|fetch dynam/,
  },
  {
    what: 'a script of another origin',
    walk: walkOrigin,
    // Of a page that the test has changed the browser does not know that it is from this machine.
    context: { permissions: ['local-network-access'] },
  },
  { what: 'the one file that has everything, on a page that is a file', walk: walkFile },
]

async function walkElement(page) {
  const form = page.locator('form[name=task]')
  const text = form.getByRole('textbox', { name: 'Описание' })
  const valueOf = name => form.evaluate((element, key) => element.elements[key].value, name)
  await expect(text).toHaveText('Купить хлеб')
  await page.getByText('Описание', { exact: true }).click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' и соль')
  const changed = '<p>Купить <strong>хлеб и соль</strong></p>'
  expect(await valueOf('description')).toBe(changed)
  expect((await dataOf(form)).description).toBe(changed)
  await form.getByRole('button', { name: 'Вернуть' }).click()
  await expect(text).toHaveText('Купить хлеб')

  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(text).toBeFocused()
  expect(await form.evaluate(element => element.checkValidity())).toBe(false)
  await page.keyboard.type('Молоко')
  await page.keyboard.press('Shift+Home')
  await form.getByRole('button', { name: 'Абзац' }).click()
  await page.getByRole('menuitemradio', { name: 'Заголовок 1' }).click()

  const note = form.getByRole('textbox', { name: 'Заметка' })
  await form.locator('fieldset').evaluate(fieldset => (fieldset.disabled = true))
  await expect(note).toHaveAttribute('contenteditable', 'false')
  expect(await dataOf(form)).not.toHaveProperty('note')
  await form.locator('fieldset').evaluate(fieldset => (fieldset.disabled = false))
  await note.click()
  await page.keyboard.type('свежее')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  const heading = page.getByRole('region', { name: 'Сохранено' }).getByRole('heading')
  await expect(heading).toHaveText('Молоко')
  // It looks as in the field.
  const inField = text.getByRole('heading')
  for (const name of ['font-family', 'font-size'])
    await expect.poll(() => inField.evaluate(shownIn, name)).toBe(await heading.evaluate(shownIn, name))
  await expect(page.getByRole('list', { name: 'Комментарии' })).toHaveText('свежее')
}

async function walkTextArea(page) {
  const form = page.locator('form[name=comment]')
  const text = form.getByRole('textbox', { name: 'Комментарий' })
  await expect(text).toHaveAttribute('aria-placeholder', 'Что скажете?')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('раз')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('два')
  for (const key of ['Control+a', 'Control+x', 'Control+v']) await page.keyboard.press(key)
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('list', { name: 'Комментарии' }).getByRole('strong')).toHaveText('два')
}

/** What was typed and not sent is there when one comes back, as in any control: the page is loaded anew. */
async function walkBack(page) {
  const description = page.getByRole('textbox', { name: 'Описание' })
  const comment = page.getByRole('textbox', { name: 'Комментарий' })
  await comment.click()
  await page.keyboard.type('раз два')
  await description.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Сыр и соль')
  await page.goto('about:blank')
  await page.goBack()
  await expect(description).toHaveText('Сыр и соль')
  await expect(comment).toHaveText('раз два')
}

/** It is made of what was typed when they come, although the form has been told of it meanwhile. */
async function walkSoon(page) {
  const address = page.url()
  // The page that was opened first may not have asked for its features yet: it is left before requests are held.
  await page.goto('about:blank')
  const held = []
  await page.route('**/chunks/rest-*.js', route => held.push(route))
  await page.goto(address)
  const note = page.locator('taskfield-editor[name=note]')
  const text = note.getByRole('textbox')
  await text.click()
  await note.evaluate(element => element.addEventListener('input', () => (element.dataset.told = 'once')))
  await page.keyboard.type('раз **два**')
  await expect(note).toHaveAttribute('data-told', 'once')
  expect(held).toHaveLength(1)
  for (const route of held) await route.continue()
  await expect(text.getByRole('strong')).toHaveText('два')
}

/** The one script is there before the browser gives back to a text area what was in it. */
async function walkBackEarly(page) {
  await changePage(page, 'taskfield.classic.js', 'taskfield.single.js')
  await page.reload()
  await walkBack(page)
}

async function changePage(page, found, replacement) {
  await page.route(`${new URL(page.url()).origin}/`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(found, replacement)
    await route.fulfill({ response, body })
  })
}

/** It says what is missing, loses nothing that is sent meanwhile, and tries again. */
async function walkAlone(page) {
  const said = []
  page.on('console', message => said.push(message.text()))
  const missing = '**/taskfield/{taskfield.js,chunks/**}'
  await page.route(missing, route => route.fulfill({ status: 404 }))
  await page.reload()
  const form = page.locator('form[name=task]')
  await expect(form.getByRole('alert').first()).toContainText('Не удалось загрузить редактор')
  expect(said.join('\n')).toContain('must lie beside taskfield.classic.js')
  const description = await form.locator('taskfield-editor').first().getAttribute('value')
  expect(await dataOf(form)).toEqual({ description, note: '' })
  await page.unroute(missing)
  await form.getByRole('button', { name: 'Повторить' }).first().click()
  const text = form.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Чай')
  expect((await dataOf(form)).description).toContain('Чай')
}

async function walkOrigin(page) {
  const { href, origin, port } = new URL(page.url())
  await changePage(page, 'src="/taskfield/', `src="http://localhost:${port}/taskfield/`)
  // The page that is open may still be loading its script.
  await page.goto('about:blank')
  const asked = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(href)
  const text = page.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('# ')
  await expect(text.getByRole('heading')).not.toHaveText('')
  expect(asked.filter(url => url.startsWith(`${origin}/`) && url.endsWith('.js'))).toEqual([
    `${origin}/page.js`,
  ])
}

async function walkFile(page) {
  const folder = mkdtempSync(join(tmpdir(), 'taskfield-file-'))
  try {
    const single = await page.request.get(new URL('/taskfield/taskfield.single.js', page.url()).href)
    writeFileSync(join(folder, 'field.js'), await single.body())
    writeFileSync(
      join(folder, 'page.html'),
      '<meta charset="utf-8"><script src="field.js" defer></script><taskfield-editor label="Заметка"></taskfield-editor>',
    )
    await page.goto(pathToFileURL(join(folder, 'page.html')).href)
    const text = page.getByRole('textbox', { name: 'Заметка' })
    await text.click()
    await page.keyboard.type('- раз')
    await page.keyboard.press('Shift+Home')
    await page.getByRole('button', { name: 'Ссылка' }).click()
    await page.keyboard.type('example.org')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('listitem').getByRole('link')).toHaveAttribute('href', 'https://example.org')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A value of the style in which an element of a page is shown. */
function shownIn(element, name) {
  return element.ownerDocument.defaultView.getComputedStyle(element).getPropertyValue(name)
}
