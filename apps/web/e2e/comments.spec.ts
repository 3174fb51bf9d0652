import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

test.use({ bypassCSP: true })

const comments = (page: Page) => page.getByRole('region', { name: /^Комментарии/ })
const texts = (page: Page) => comments(page).getByRole('article')
const line = (page: Page) => comments(page).getByRole('button', { name: /Написать комментарий|Черновик/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'Новый комментарий' })

async function write(page: Page, text: string): Promise<void> {
  await line(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
}

test('comments are written, survive a failed send and a reload, and are changed and deleted', async ({
  page,
}) => {
  await new TaskPage(page).open(samples.training)
  await expect(texts(page)).toHaveCount(0)
  await write(page, 'Первый')
  await page.keyboard.press('Shift+Enter')
  await expect(texts(page)).toHaveCount(1)
  await expect(texts(page).first()).toContainText(/сегодня в \d\d:\d\d/)
  await expect(field(page)).toBeHidden()
  await expect(line(page)).toBeFocused()

  // The server has it, and the answer is lost: sent again from another page, and with other words, it is there once.
  let isLost = true
  await page.route('**/comments/', async route => {
    if (!isLost || route.request().method() !== 'POST') return route.continue()
    isLost = false
    await route.fetch()
    return route.abort()
  })
  await write(page, 'Второй')
  await comments(page).getByRole('button', { name: 'Отправить' }).click()
  await expect(comments(page)).toContainText('Не отправлено: нет связи с сервером. Текст цел.')
  await expect(field(page)).toHaveText('Второй')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => faults(page)).toEqual([])
  await page.reload()
  await expect(texts(page)).toHaveText([/Первый/, /Второй/])
  await expect(line(page)).toHaveText('Черновик: Второй')
  await write(page, ' — и последний')
  await comments(page).getByRole('button', { name: 'Отправить' }).click()
  await expect(texts(page)).toHaveText([/Первый/, /Второй — и последний/])

  await write(page, 'Третий, недописан')
  await comments(page).getByRole('button', { name: 'Свернуть' }).click()
  await expect(line(page)).toHaveText('Черновик: Третий, недописан')
  await page.reload()
  await expect(texts(page)).toHaveText([/Первый/, /Второй/])
  await line(page).click()
  await expect(field(page)).toHaveText('Третий, недописан')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' — теперь дописан')
  await page.keyboard.press('Shift+Enter')
  await expect(texts(page).last()).toContainText('Третий, недописан — теперь дописан')
  await expect(line(page)).toHaveText('Написать комментарий…')

  await texts(page).first().getByRole('button', { name: 'Изменить' }).click()
  await expect(page.getByRole('textbox', { name: 'Правка комментария' })).toBeFocused()
  await page.keyboard.type(', исправлен')
  await page.keyboard.press('Shift+Enter')
  await expect(texts(page).first()).toContainText(/· изменён сегодня в \d\d:\d\d/)
  await expect(texts(page).first()).toContainText('Первый, исправлен')
  await expect(texts(page).first().getByRole('button', { name: 'Изменить' })).toBeFocused()
  await expect.poll(() => faults(page)).toEqual([])

  await texts(page).nth(1).getByRole('button', { name: 'Удалить' }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить комментарий?' })
  await page.route('**/comments/*/', route => route.abort(), { times: 1 })
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(question).toContainText('Не удалось удалить. Нет связи с сервером')
  await expect.poll(() => faults(page)).toEqual([])
  await question.getByRole('button', { name: 'Повторить' }).click()
  await expect(texts(page)).toHaveText([/Первый, исправлен/, /Третий/])
  await expect(texts(page).last().getByRole('button', { name: 'Изменить' })).toBeFocused()
  await page.reload()
  await expect(texts(page)).toHaveText([/Первый, исправлен/, /Третий/])
})

test('of many comments the newest come first, and the others on request', async ({ page }) => {
  const path = `/api/v1/tasks/${samples.transitions}/comments/`
  for (let index = 1; index <= 52; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await page.request.post(path, { data: { html: `<p>Запись ${index}.</p>`, key: `many-${index}` } })
  }
  await new TaskPage(page).open(samples.transitions)
  await expect(comments(page).getByRole('heading')).toHaveText('Комментарии 52')
  await expect(texts(page)).toHaveCount(50)
  const older = comments(page).getByRole('button', { name: 'Показать предыдущие: 2' })
  await page.route('**/comments/?before=*', route => route.abort(), { times: 1 })
  await older.focus()
  await older.press('Enter')
  await expect(comments(page)).toContainText('Не удалось загрузить. Нет связи с сервером.')
  await older.press('Enter')
  await expect(texts(page)).toHaveCount(52)
  await expect(older).toBeHidden()
  await expect(texts(page).first()).toBeFocused()
  await expect(texts(page).first()).toContainText('Запись 1.')
  await expect.poll(() => faults(page)).toEqual([])
})

test('a comment that somebody else has changed meanwhile is shown beside mine, and nothing is lost', async ({
  page,
}) => {
  const path = `/api/v1/tasks/${samples.minutes}/comments/`
  const added = await page.request.post(path, { data: { html: '<p>Было</p>', key: 'conflict' } })
  const { id } = (await added.json()) as { id: number }
  await new TaskPage(page).open(samples.minutes)
  const comment = texts(page).first()
  await comment.getByRole('button', { name: 'Изменить' }).click()
  await expect(page.getByRole('textbox', { name: 'Правка комментария' })).toBeFocused()
  await page.keyboard.type(' моё')
  const mention = '<span class="mention" data-id="19" data-type="task">#6 Замещение</span>'
  const theirs = `<p>Стало чужим: ${mention}</p>`
  await page.request.put(`${path}${id}/`, { data: { html: theirs, baseVersion: 1 } })
  await comment.getByRole('button', { name: 'Сохранить' }).click()
  await expect(comment).toContainText('Комментарий изменили, пока вы писали.')
  await expect(comment).toContainText('Стало чужим')
  await expect(comment.getByRole('link', { name: '#6 Замещение' })).toHaveAttribute('href', '/task/19')
  await comment.getByRole('button', { name: 'Отмена' }).click()
  await expect(comment).toContainText('Правка не сохранена.')
  await page.reload()
  await expect(comment).toContainText('Стало чужим')
  await comment.getByRole('button', { name: 'Продолжить' }).click()
  await comment.getByRole('button', { name: 'Сохранить' }).click()
  await expect(comment).toContainText('Стало чужим')
  await comment.getByRole('button', { name: 'Сохранить мою' }).click()
  await expect(comment).toContainText('Было моё')
  await expect(comment).not.toContainText('Правка не сохранена.')

  await comment.getByRole('button', { name: 'Изменить' }).click()
  await expect(page.getByRole('textbox', { name: 'Правка комментария' })).toBeFocused()
  await page.keyboard.type(' и ещё')
  await comment.getByRole('button', { name: 'Отмена' }).click()
  await page.request.delete(`${path}${id}/`)
  await page.reload()
  await expect(comments(page)).toContainText('Ваша правка не сохранена: комментарий удалили.')
  await comments(page).getByRole('button', { name: 'Удалить правку' }).click()
  await expect(comments(page)).not.toContainText('Ваша правка')
})

for (const [sendKey, key] of [
  ['shift-enter', 'Shift+Enter'],
  ['mod-enter', 'ControlOrMeta+Enter'],
  ['enter', 'Enter'],
] as const) {
  test(`${key} sends a comment of a host that has chosen ${sendKey}, and an empty one never`, async ({
    page,
  }) => {
    await page.goto(`/playground?value=empty&initFocus=1&commentEditor=1&sendKey=${sendKey}`)
    await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'Пустой комментарий не отправлен' })).toBeVisible()
    await expect(page.locator('#submit-count')).toHaveText('0')
    await page.keyboard.type('Готово')
    await page.keyboard.press(sendKey === 'enter' ? 'Shift+Enter' : 'Enter')
    await page.keyboard.type('совсем')
    await expect(page.locator('#submit-count')).toHaveText('0')
    await page.keyboard.press(key)
    await expect(page.locator('#submit-count')).toHaveText('1')
    await expect(page.locator('#emitted-html')).toHaveText(
      sendKey === 'enter' ? '<p>Готово<br>совсем</p>' : '<p>Готово</p><p>совсем</p>',
    )
  })
}

test('a comment is sent once however often the key is pressed, also before the field has all its code', async ({
  page,
}) => {
  const path = `/api/v1/tasks/${samples.training}/comments/`
  await page.request.post(path, { data: { html: '<p>Раз</p>', key: 'sent-once' } })
  const held: Route[] = []
  await page.route('**/assets/rest-*.js', route => void held.push(route))
  const sent: string[] = []
  page.on('request', request => request.method() === 'PUT' && sent.push(request.postData() ?? ''))
  await new TaskPage(page).open(samples.training)
  await texts(page).last().getByRole('button', { name: 'Изменить' }).click()
  await expect(page.getByRole('textbox', { name: 'Правка комментария' })).toBeFocused()
  await page.keyboard.type(', два')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  for (const route of held) void route.continue()
  await expect(texts(page).last()).toContainText('Раз, два')
  await expect(texts(page).last().getByRole('button', { name: 'Изменить' })).toBeFocused()
  expect(sent).toHaveLength(1)
})

test('a comment that is being deleted keeps its question until the server has answered', async ({ page }) => {
  const path = `/api/v1/tasks/${samples.training}/comments/`
  await page.request.post(path, { data: { html: '<p>Лишний</p>', key: 'deleted-slowly' } })
  await new TaskPage(page).open(samples.training)
  await texts(page).last().getByRole('button', { name: 'Удалить' }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить комментарий?' })
  const held: Route[] = []
  await page.route('**/comments/*/', route => void held.push(route))
  await question.getByRole('button', { name: 'Удалить' }).dblclick()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  expect(held).toHaveLength(1)
  for (const route of held) void route.abort()
  await expect(question).toContainText('Не удалось удалить. Нет связи с сервером')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(texts(page).last()).toContainText('Лишний')
})
