import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'
import { samples, TaskPage } from './task-page.ts'

const message = (page: Page, text: string) => page.getByRole('dialog', { name: text })

const generateButton = (page: Page) => page.getByRole('button', { name: 'Сгенерировать файл' })

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click()
  await generateButton(page).click()
}

async function open(page: Page, query: string): Promise<void> {
  await page.clock.install()
  await page.goto(`/playground?initFocus=1&${query}`)
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await stopClock(page)
}

/** What runs on in frames, such as the going of a message. */
const nextFrames = (page: Page): Promise<void> => page.clock.runFor(200)

/** What is wrong with the page. The check waits in the page, whose clock is moved on for it, a ms at a time. */
async function faultsAtRest(page: Page): Promise<string[]> {
  const done = new AbortController()
  const found = faults(page).finally(() => done.abort())
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (!done.signal.aborted) await page.clock.runFor(1)
  return found
}

test.use({ bypassCSP: true })

test('a description makes a file of its text: the simulation of the specification', async ({ page }) => {
  const logged: string[] = []
  const task = new TaskPage(page)
  await page.clock.install()
  await task.open(samples.shortNote)
  await task.edit()
  await stopClock(page)
  page.on('console', line => void (line.type() === 'log' && logged.push(line.text())))
  await generate(page)
  await expect(message(page, 'Генерация файла')).toBeVisible()
  await expect(page.locator('.tf-field > [role=status]')).toHaveText('Генерация файла. Отменить: F6')
  await page.clock.runFor(4000)
  await expect(message(page, 'Генерация файла')).toBeVisible()
  expect(await faultsAtRest(page)).toEqual([])
  await page.clock.runFor(1500)
  await expect(message(page, 'Файл сгенерирован')).toBeVisible()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/^<p>/)
  await page.clock.runFor(6000)
  await expect(message(page, 'Файл сгенерирован')).toBeHidden()
  await expect(task.field).toBeFocused()
})

test('an empty field is warned of, for 3 s', async ({ page }) => {
  await open(page, 'value=empty&generation=simulated')
  await generate(page)
  await expect(message(page, 'Поле ввода не заполнено')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(message(page, 'Поле ввода не заполнено')).toBeVisible()
  await page.clock.runFor(1500)
  await expect(message(page, 'Поле ввода не заполнено')).toBeHidden()
})

test('a file of the host is cancelled, made anew and saved', async ({ page }) => {
  await open(page, 'value=<h2>План</h2>&generation=file')
  await generate(page)
  await expect(message(page, 'Генерация файла')).toBeVisible()
  await page.keyboard.press('F6')
  await expect(page.getByRole('region', { name: 'Сообщения редактора' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(message(page, 'Генерация файла').getByRole('button', { name: 'Отменить' })).toBeFocused()
  await page.keyboard.press('Enter')
  await nextFrames(page)
  await expect(message(page, 'Генерация файла')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await generateButton(page).click()
  await page.clock.runFor(3000)
  await expect(message(page, 'Файл сгенерирован')).toBeVisible()
  expect(await faultsAtRest(page)).toEqual([])
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('План.html')
  expect(await readFile(await file.path(), 'utf8')).toContain('<h2>План</h2>')
  await page.clock.runFor(1000)
  await expect(message(page, 'Файл сгенерирован')).toBeHidden()
})

test('a file that cannot be made says why, and is tried again', async ({ page }) => {
  await open(page, 'value=<p>a</p>&generation=failing')
  await generate(page)
  await page.clock.runFor(3000)
  const failed = message(page, 'Не удалось сформировать файл: шаблон документа не найден')
  await expect(failed).toBeVisible()
  await page.clock.runFor(60_000)
  await failed.getByRole('button', { name: 'Повторить' }).click()
  await expect(message(page, 'Генерация файла')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(failed).toBeVisible()
})
