import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { picture } from './pictures.ts'
import { samples, TaskPage } from './task-page.ts'
import { Uploads } from './upload-page.ts'

test('the browser asks before it closes a page with unsaved text, and only then', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.searchByNumber)
  const asked: string[] = []
  page.on('dialog', async dialog => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await task.edit()
  await page.reload()
  expect(asked).toEqual([])

  await task.edit()
  // No save is done before the page is left, however long that takes.
  await page.route('**/description/', () => {})
  await page.keyboard.type('Ещё не сохранено.')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('going to another task saves first', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.rates)
  await task.edit()
  await task.typeAtEnd(' Последние слова.')
  await page.getByRole('treeitem', { name: 'Роли и права' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Роли и права')
  await page.goBack()
  await expect(task.text).toContainText('Последние слова.')
})

test('going back by the keyboard right after the last key loses nothing', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.specification)
  await page.getByRole('treeitem', { name: 'Знак <' }).click()
  await task.edit()
  await page.keyboard.type('Сразу назад.')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Модуль согласования документов')
  await page.goForward()
  await expect(task.text).toContainText('Сразу назад.')
})

test('when the text cannot be saved the app asks, and what was left behind can be brought back', async ({
  page,
  server,
}) => {
  const task = new TaskPage(page)
  await task.open(samples.searchWithTypos)
  const other = page.getByRole('treeitem', { name: 'Поиск по ИНН' })
  await task.edit()
  await server.kill()
  await page.keyboard.type('Не успели сохранить.')
  await other.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Не сохранено: нет связи с сервером.')
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(task.field).toContainText('Не успели сохранить.')

  await other.click()
  await question.getByRole('button', { name: 'Уйти', exact: true }).click()
  await server.start()
  await task.open(samples.searchWithTypos)
  await expect(task.text).not.toContainText('Не успели сохранить.')
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(task.field).toContainText('Не успели сохранить.')
  await task.expectSaved()
})

test('with an image on its way the app asks in whole sentences, and offers no copy of a text that is saved', async ({
  page,
}) => {
  const uploads = new Uploads(page)
  await uploads.open(samples.empty)
  await uploads.hold()
  await uploads.paste(picture('image.png', 60))
  await expect(uploads.task.status).toContainText('Загружается 1 изображение')
  await page.getByRole('treeitem', { name: 'Роли и права' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Загружается 1 изображение. Файлы останутся на этом устройстве')
  await expect(question.getByRole('button', { name: 'Скопировать текст' })).toBeHidden()
})
