import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

test('text is typed, formatted, undone and saved, and found again after a reload and a power cut', async ({
  page,
  server,
}) => {
  const task = new TaskPage(page)
  await task.open(samples.roles)
  await task.edit()

  await task.typeAtEnd('Проверено ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('юристами')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' лишнее')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(task.field.getByText('лишнее')).toHaveCount(0)
  await expect(task.field.locator('strong', { hasText: 'юристами' })).toBeVisible()
  // What was undone may have been saved on the way: this is new in any case, and bold as what it follows.
  await page.keyboard.type('.')
  await task.expectSaved()
  await task.finish()

  const saved = task.text.locator('li', { hasText: 'Проверено юристами' })
  await expect(saved.locator('strong')).toHaveText('юристами.')
  await page.reload()
  await expect(saved).toBeVisible()
  await server.kill()
  await server.start()
  await page.reload()
  await expect(saved.locator('strong')).toHaveText('юристами.')
  await expect(task.text.getByText('лишнее')).toHaveCount(0)
})

test('opening and closing a text writes nothing', async ({ page }) => {
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(request.url())
  })
  const task = new TaskPage(page)
  for (const id of [samples.specification, samples.userGuide, samples.minutes]) {
    await task.open(id)
    await task.edit()
    await task.finish()
  }
  expect(writes).toEqual([])
})

/** Where each block of the text stands in the window. */
const boxes = (text: Locator) =>
  text.evaluate(element => {
    const content = element.matches('.taskfield-content')
      ? element
      : element.querySelector('.taskfield-content')
    return Array.from(content?.children ?? [], block => block.getBoundingClientRect().toJSON() as DOMRect)
  })

test('no block of a text moves when the field opens', async ({ page }) => {
  const task = new TaskPage(page)
  for (const id of [samples.roles, samples.formulas, samples.minutes]) {
    await task.open(id)
    await page.waitForLoadState('networkidle')
    const before = await boxes(task.text)
    await task.edit()
    expect(await boxes(task.field), `task ${id}`).toEqual(before)
    await task.finish()
    expect(await boxes(task.text), `task ${id}`).toEqual(before)
  }
})

test('a text that was scrolled stays where it is when the field opens, with the caret in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  const task = new TaskPage(page)
  await task.open(samples.formulas)
  // Fonts that come late move lines by a pixel.
  await page.waitForLoadState('networkidle')
  await task.text
    .getByRole('heading', { name: 'Отчёт' })
    .evaluate(heading => heading.scrollIntoView({ block: 'center' }))
  const before = await boxes(task.text)
  await task.edit()
  expect(await boxes(task.field)).toEqual(before)
  await page.keyboard.type('здесь')
  expect(await boxes(task.field)).toEqual(before)
  await page.keyboard.press('ControlOrMeta+z')
})

test('a double click opens the field with the caret at the place', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.shortNote)
  await task.text.getByText('Не короче десяти').dblclick({ position: { x: 1, y: 12 } })
  await expect(task.field).toBeFocused()
  await page.keyboard.type('Правило: ')
  await expect(task.field).toContainText('Правило: ')
  await task.expectSaved()
})

test('an empty description offers to write it', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.empty)
  await task.text.getByRole('button', { name: 'Добавить описание' }).click()
  await expect(task.field).toBeFocused()
  await page.keyboard.type('Теперь есть')
  await task.expectSaved()
  await task.finish()
  await expect(task.text).toContainText('Теперь есть')
})

test('saves go on while the user types, and leave the caret alone', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.training)
  await task.edit()
  await task.field.press('ControlOrMeta+Home')
  const saves: string[] = []
  page.on('requestfinished', request => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  const words = 'Эти слова набраны подряд, пока текст сохранялся. '
  let typed = ''
  do {
    await page.keyboard.type(words, { delay: 150 })
    typed += words
  } while (saves.length === 0)
  await expect(task.field).toContainText(typed.trim())
  await task.expectSaved()
})
