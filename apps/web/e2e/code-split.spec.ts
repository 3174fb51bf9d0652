import { expect } from '@playwright/test'
import type { Route } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

/** A class name of the editing view: no code that only reads has it. */
const markOfEditing = 'ProseMirror-selectednode'

test('a page that is only read loads its code compressed and none of the field, which comes when the button is pointed at', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  // A script that comes when the journey has ended has no text any more.
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  const editing = async () => (await Promise.all(scripts)).filter(code => code.includes(markOfEditing)).length

  const entry = page.waitForResponse('**/assets/index-*.js')
  const task = new TaskPage(page)
  await task.open(samples.userGuide)
  await page.waitForLoadState('networkidle')
  expect(await editing()).toBe(0)
  expect(await (await entry).headerValue('content-encoding')).toMatch(/^(br|gzip)$/)
  await page.getByRole('button', { name: 'Изменить', exact: true }).hover()
  await expect.poll(editing).toBeGreaterThan(0)
})

test('a field that could not be loaded says so, and can be asked for again', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.userGuide)
  await page.route('**/assets/description-field-*.js', route => route.abort())
  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Не удалось открыть редактор')
  await page.unroute('**/assets/description-field-*.js')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(task.field).toBeFocused()
})

test('the playground loads no code of the workspace and asks the server for no data', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/playground')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => /^\/api|workspace|task-page/.test(path))).toEqual([])
})

test('a field that comes late leaves the focus to who has gone on to something else', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/description-field-*.js', route => void held.push(route))
  const task = new TaskPage(page)
  await task.open(samples.training)
  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  const filter = page.getByRole('searchbox')
  await filter.click()
  for (const route of held) void route.continue()
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeVisible()
  await expect(filter).toBeFocused()
})
