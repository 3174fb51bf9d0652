import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

const { specification, userGuide, releaseChecklist, formulas, minutes } = samples

/** A kind of content, where the sample data have it, and what shows it. */
const kinds: [kind: string, task: number, selector: string, words: string][] = [
  ['a heading 1', specification, 'h2', 'Техническое задание'],
  ['a heading 2', specification, 'h3', '1. Роли'],
  ['a heading 3', specification, 'h4', '2.1. Переходы'],
  ['a justified paragraph', specification, 'p[style*="justify"]', 'Модуль предназначен'],
  ['an indented paragraph', specification, 'p[style*="80px"]', 'Причина возврата'],
  ['a table with heading rows', specification, 'figure.table th', 'Роль'],
  ['a cell over several rows', specification, 'td[rowspan="2"]', 'Инициатор'],
  ['a cell over several columns', specification, 'td[colspan="3"]', 'до отправки'],
  ['a list in a list', specification, 'ul ol li', 'ожидает'],
  ['a font colour', specification, 'span[style*="color"]', 'Согласован'],
  ['a background colour', specification, 'span[style*="background-color"]', 'Черновик'],
  ['a code block', specification, 'pre code.language-javascript', 'fetch'],
  ['a page break', specification, '.page-break', ''],
  ['media', specification, 'figure.media', 'youtube.com'],
  ['a caption', specification, 'figure.image figcaption', 'Схема состояний документа'],
  ['a link that leaves the app', specification, 'a[target="_blank"][rel~="noopener"]', 'ГОСТ'],
  ['a mention', userGuide, '.mention[data-id="11"][data-type="task"]', '#14 Справка и обучение'],
  ['an inline image', userGuide, 'li img[alt="значок"]', ''],
  ['an image that is a link', userGuide, 'figure.image a img', ''],
  ['a quote', userGuide, 'blockquote', 'Файл слишком велик'],
  ['a done checkbox', releaseChecklist, '.todo-list input:checked', ''],
  ['a checkbox to do', releaseChecklist, '.todo-list input:not(:checked)', ''],
  ['inline code', formulas, 'p code', ''],
  ['subscript', formulas, 'sub', ''],
  ['superscript', formulas, 'sup', ''],
  ['bold', formulas, 'strong', ''],
  ['italic', userGuide, 'i', ''],
  ['underline', formulas, 'u', ''],
  ['strikethrough', formulas, 's', ''],
  ['a line break', minutes, 'br', ''],
]

for (const id of new Set(kinds.map(([, task]) => task))) {
  test(`task ${id} shows its kinds of content, read and edited, with every picture`, async ({ page }) => {
    const task = new TaskPage(page)
    await task.open(id)
    for (const place of [task.text, task.field]) {
      if (place === task.field) await task.edit()
      for (const [kind, , selector, words] of kinds.filter(([, where]) => where === id)) {
        const found = place.locator(selector).filter({ hasText: words }).first()
        await expect.soft(found, kind).toBeAttached()
      }
      const sizes = () =>
        place.locator('img:not(.ProseMirror-separator)').evaluateAll((images: HTMLImageElement[]) =>
          images.map(image => {
            // Those further down come when they are scrolled to.
            image.loading = 'eager'
            return image.naturalWidth
          }),
        )
      await expect.poll(sizes).not.toContain(0)
    }
  })
}

test('a link within a text leads to its heading, by the pointer and by keys', async ({ page }) => {
  const task = new TaskPage(page)
  const path = `/api/v1/tasks/${samples.transitions}/`
  const { version } = (await (await page.request.get(path)).json()) as { version: number }
  const html = `<p><a href="#итог-года">К итогу</a></p>${'<p>строка</p>'.repeat(80)}<h2>Итог года</h2><p>конец</p>`
  await page.request.put(`${path}description/`, { data: { html, baseVersion: version } })
  await task.open(samples.transitions)
  const heading = task.text.getByRole('heading', { name: 'Итог года' })
  const link = task.text.getByRole('link', { name: 'К итогу' })
  for (const follow of [() => link.click(), () => link.press('Enter')]) {
    await link.scrollIntoViewIfNeeded()
    await expect(heading).not.toBeInViewport()
    await follow()
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  }
})
