import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { picture } from './pictures.ts'
import { samples, TaskPage } from './task-page.ts'
import { holdUploads, pasteFiles } from './upload-page.ts'

test('a comment that is put away with images on their way says so, and goes on with them', async ({
  page,
}) => {
  const path = `/api/v1/tasks/${samples.searchWithTypos}/comments/`
  await page.request.post(path, { data: { html: '<p>Было</p>', key: 'with-images' } })
  await new TaskPage(page).open(samples.searchWithTypos)
  const comments = page.getByRole('region', { name: /^Комментарии/ })
  const line = comments.getByRole('button', { name: /Написать комментарий|Черновик/ })
  const release = await holdUploads(page)

  await line.click()
  const field = page.getByRole('textbox', { name: 'Новый комментарий' })
  await expect(field).toBeFocused()
  await pasteFiles(field, picture('new.png', 100))
  await expect(field.locator('.tf-upload')).toHaveCount(1)
  await comments.getByRole('button', { name: 'Свернуть' }).press('Enter')
  await expect(line).toHaveText('Черновик: 1 изображение ещё не загружено')

  const comment = comments.getByRole('article')
  await comment.getByRole('button', { name: 'Изменить' }).click()
  const changed = page.getByRole('textbox', { name: 'Правка комментария' })
  await expect(changed).toBeFocused()
  await pasteFiles(changed, picture('changed.png', 140))
  await expect(changed.locator('.tf-upload')).toHaveCount(1)
  await comment.getByRole('button', { name: 'Отмена' }).press('Enter')
  await expect(comment).toContainText('1 изображение ещё не загружено')

  await page.reload()
  await release()
  await expect(line).toHaveText('Черновик: 1 изображение ещё не загружено')
  await comment.getByRole('button', { name: 'Продолжить загрузку' }).click()
  await expect(changed.locator('img[src^="/media/"]')).toHaveCount(1)
  await comment.getByRole('button', { name: 'Сохранить' }).click()
  await expect(comment.locator('img')).toHaveCount(1)
  await expect(comment).not.toContainText('не загружено')
  await line.click()
  await expect(field.locator('img[src^="/media/"]')).toHaveCount(1)
  await comments.getByRole('button', { name: 'Отправить' }).click()
  await expect(comments.getByRole('article')).toHaveCount(2)
  await expect(line).toHaveText('Написать комментарий…')
})

test('a draft with words says as well what of it is not uploaded', async ({ page }) => {
  await new TaskPage(page).open(samples.searchWithTypos)
  const comments = page.getByRole('region', { name: /^Комментарии/ })
  await holdUploads(page)
  await comments.getByRole('button', { name: 'Написать комментарий…' }).click()
  const field = page.getByRole('textbox', { name: 'Новый комментарий' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Так выглядит выгрузка')
  await pasteFiles(field, picture('kept.png', 100))
  await expect(field.locator('.tf-upload')).toHaveCount(1)
  await comments.getByRole('button', { name: 'Свернуть' }).press('Enter')
  const begun = 'Черновик: Так выглядит выгрузка 1 изображение ещё не загружено'
  await expect(comments.getByRole('button', { name: begun })).toBeVisible()
})
