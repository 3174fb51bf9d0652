import { expect, type Page } from '@playwright/test'
import type { FieldHandle } from '@taskfield/editor'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

/** The handle of the playground's field. */
declare const window: Window & { field: FieldHandle }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** What the keyboard of a phone leaves of the window. */
const withKeyboard = { width: 360, height: 420 }

const text = (page: Page) => page.getByRole('textbox', { name: 'Описание' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Панель инструментов' })
/** Opens the keyboard of the phone, of which a toolbar learns by what it leaves of the window. */
async function openKeyboard(page: Page): Promise<void> {
  await expect(toolbar(page)).toBeVisible()
  await page.setViewportSize(withKeyboard)
}

/** Where something ends, in px from the top of the window. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => element.getBoundingClientRect().bottom)

/** How far the text stands below the edge of the field: px. */
const placeInField = (page: Page) =>
  text(page)
    .locator('p')
    .first()
    .evaluate(
      element =>
        element.getBoundingClientRect().top -
        (element.closest('.tf-field')?.getBoundingClientRect().top ?? 0),
    )

test('the toolbar stands above the keyboard while the text is edited, and the text stays where it is', async ({
  page,
}) => {
  await page.goto('/playground')
  const first = text(page).locator('p').first()
  await first.tap()
  const place = await placeInField(page)
  await openKeyboard(page)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
  expect(await placeInField(page)).toBe(place)
  await toolbar(page).getByRole('button', { name: 'Жирный' }).tap()
  await expect(text(page)).toBeFocused()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('[data-above-keyboard]')).toHaveCount(0)
})

test('the toolbar stands above a keyboard that only covers the page', async ({ page }) => {
  await page.goto('/playground')
  await text(page).locator('p').first().tap()
  // As on an iPhone, where the page keeps its height.
  await page.evaluate(height => {
    const viewport = window.visualViewport
    if (!viewport) return
    Object.defineProperty(viewport, 'height', { get: () => height })
    viewport.dispatchEvent(new Event('resize'))
  }, withKeyboard.height)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
})

test('the toolbar keeps its place where another input has the keyboard', async ({ page }) => {
  await page.goto('/playground')
  await page.getByLabel('placeholder').tap()
  await openKeyboard(page)
  await expect(page.getByLabel('placeholder')).toBeFocused()
  await expect(page.locator('[data-above-keyboard]')).toHaveCount(0)
})

test('the caret is never below the toolbar', async ({ page }) => {
  await page.goto(`/playground?initFocus=1&value=${encodeURIComponent('<p>строка</p>'.repeat(40))}`)
  await expect(text(page)).toBeFocused()
  await openKeyboard(page)
  await expect(page.locator('[data-above-keyboard]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('ещё')
  const last = text(page).locator('p').last()
  const bar = await toolbar(page).evaluate(element => element.getBoundingClientRect().top)
  await expect.poll(() => last.evaluate(element => element.getBoundingClientRect().bottom)).toBeLessThan(bar)
})

test('fingers hit what they aim at: each button is 44 px', async ({ page }) => {
  await page.goto('/playground')
  await expect(toolbar(page)).toBeVisible()
  const small = await page.locator('.tf-tool:visible').evaluateAll(buttons =>
    buttons
      .map(button => ({ name: button.ariaLabel, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  )
  expect(small).toEqual([])
})

test('a save that failed is told in one line with a way to try again, and the whole of it when it is pressed', async ({
  page,
}) => {
  const task = new TaskPage(page)
  await task.open(samples.shortNote)
  await page.getByRole('button', { name: 'Изменить', exact: true }).tap()
  await expect(task.field).toBeFocused()
  const message = 'Текст больше 10 МБ. Сократите его или разделите на несколько задач.'
  await page.route('**/description/', route =>
    route.fulfill({ status: 413, json: { error: { code: 'too_large', message } } }),
  )
  await page.keyboard.type('Много.')
  const problem = task.status.getByRole('button', { name: 'Не сохранено: текст больше 10 МБ.' })
  await expect(problem).toBeVisible()
  const retry = task.status.getByRole('button', { name: 'Повторить' })
  await expect(retry).toBeInViewport({ ratio: 1 })
  const bar = () => page.locator('.task-bar').evaluate(element => element.getBoundingClientRect().height)
  const isCut = () => problem.evaluate(element => element.scrollWidth > element.clientWidth)
  expect(await bar()).toBe(52)
  expect(await isCut()).toBe(true)
  await problem.tap()
  await expect.poll(isCut).toBe(false)
  await expect(retry).toBeInViewport({ ratio: 1 })
  await problem.tap()
  await expect.poll(isCut).toBe(true)
})

/** What can be tapped outside of texts and is smaller than a finger: 44 px. Of an input its label counts. */
const smallTargets = (page: Page) =>
  page.locator('a, button, input, select, [role="treeitem"]').evaluateAll(targets =>
    targets
      .filter(target => !target.closest('.taskfield-content, .tf-field') && target.checkVisibility())
      .map(target => ({ target, area: target.closest('label') ?? target }))
      .map(({ target, area }) => ({ target, box: area.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
  )

test('fingers hit what they aim at in the whole app: everything to tap is 44 px', async ({
  page,
  context,
}) => {
  for (const words of [' Раз.', ' Два.']) {
    await new TaskPage(await context.newPage()).leaveBehind(samples.rates, words)
  }
  const task = new TaskPage(page)
  await task.open(samples.rates)
  await expect(task.drafts).toBeVisible()
  expect(await smallTargets(page), 'a task').toEqual([])
  await task.drafts.getByRole('button', { name: 'Посмотреть' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallTargets(page), 'drafts').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Сравнить' }).first().tap()
  await expect(page.getByRole('dialog', { name: 'Сравнение версий' })).toBeVisible()
  expect(await smallTargets(page), 'a comparison').toEqual([])
  await page.goto(`/task/${samples.rates}`)
  await page.getByRole('button', { name: 'Задачи' }).tap()
  await expect(page.getByRole('tree')).toBeVisible()
  expect(await smallTargets(page), 'the drawer').toEqual([])
  await page.goto('/nowhere')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await smallTargets(page), 'an address of nothing').toEqual([])
  await page.goto('/playground')
  await expect(text(page)).toBeVisible()
  expect(await smallTargets(page), 'the playground').toEqual([])
})

/** What is seen of the place of the caret. */
const caret = async (page: Page) => {
  const place = await text(page).evaluate(field => {
    const range = document.getSelection()?.getRangeAt(0)
    const node = range?.startContainer
    const element = node instanceof Text ? node.parentElement : node
    if (!range || !(element instanceof HTMLElement) || !field.contains(element)) return null
    const { top, bottom } = range.getClientRects()[0] ?? element.getBoundingClientRect()
    return { top, bottom, isInCaption: element.closest('figcaption') !== null, words: element.textContent }
  })
  if (!place) throw new Error('No caret in the text')
  const bar = await bottomOf(page, '[role="toolbar"]')
  const height = await page.evaluate(() => innerHeight)
  return {
    ...place,
    isInSight: place.top >= bar && place.bottom <= height,
    isInFirstLines: place.top - bar < height / 2,
  }
}

const inFirstLine = expect.objectContaining({ isInSight: true, isInFirstLines: true, isInCaption: false })

/** Texts that were scrolled so far that a picture, a table, code or the gap between two blocks is at the top. */
const scrolled: [task: keyof typeof samples, share: number][] = [
  ['userGuide', 0],
  ['userGuide', 0.15],
  ['specification', 0.5],
  ['formulas', 0.8],
  ['training', 0.5],
  ['training', 0.8],
  ['minutes', 1],
]

for (const [name, share] of scrolled) {
  test(`«Изменить» puts the caret in the first line in sight: ${name}, scrolled by ${share}`, async ({
    page,
  }) => {
    await new TaskPage(page).open(samples[name])
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      part => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
      share,
    )
    const before = await page.evaluate(() => scrollY)
    await page.getByRole('button', { name: 'Изменить', exact: true }).tap()
    await expect(text(page)).toBeFocused()
    expect(await caret(page)).toEqual(inFirstLine)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
}

test('a comment that is begun has the button that sends it in sight', async ({ page }) => {
  await page.goto(`/task/${samples.specification}`)
  await page.getByRole('button', { name: 'Написать комментарий…' }).tap()
  await expect(page.getByRole('textbox', { name: 'Новый комментарий' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Отправить' })).toBeInViewport({ ratio: 0.9 })
})

test('a double tap puts the caret where the finger was', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.minutes)
  const line = task.text.getByText('Следующая встреча')
  await line.scrollIntoViewIfNeeded()
  const box = await line.boundingBox()
  if (!box) throw new Error('The line is not drawn')
  for (const _ of 'ab') await page.touchscreen.tap(box.x + 30, box.y + 10)
  await expect(text(page)).toBeFocused()
  expect((await caret(page)).words).toContain('Следующая встреча')
})

test('the toolbar of a table stands in one row, and works under a finger, as its forms do', async ({
  page,
}) => {
  const value = '<figure class="table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure>'
  await page.goto(`/playground?${new URLSearchParams({ value })}`)
  await text(page).locator('td').first().tap()
  const bar = page.getByRole('toolbar', { name: 'Действия с таблицей' })
  await expect(bar).toBeVisible()
  const boxes = await bar.getByRole('button').evaluateAll(buttons =>
    buttons.map(button => {
      const { top, left, right } = button.getBoundingClientRect()
      return { top, isSeen: left >= 0 && right <= 360 }
    }),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes.every(({ isSeen }) => isSeen)).toBe(true)
  // The handles of its row, its column and its border are there, and leave the cell to the finger.
  await expect(page.getByRole('button', { name: 'Строка 1' })).toBeVisible()
  const hits = await text(page)
    .locator('td')
    .first()
    .evaluate(cell => {
      const { left, top, right, bottom } = cell.getBoundingClientRect()
      const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 6]
      const places = [
        [left + inset, y],
        [right - inset, y],
        [x, top + inset],
        [x, bottom - inset],
      ] as const
      return places.map(([atX, atY]) => cell.contains(document.elementFromPoint(atX, atY)))
    })
  expect(hits).toEqual([true, true, true, true])
  await bar.getByRole('button', { name: 'Строки' }).tap()
  await page.getByRole('menuitem', { name: 'Вставить строку ниже' }).tap()
  await expect(text(page).locator('tr')).toHaveCount(2)
  await bar.getByRole('button', { name: 'Свойства ячейки' }).tap()
  const form = page.getByRole('dialog', { name: 'Свойства ячейки' })
  await form.getByRole('radio', { name: 'По центру' }).tap()
  await form.getByRole('button', { name: 'Сохранить' }).tap()
  await expect(form).toHaveCount(0)
  await expect(text(page).locator('td[style*="text-align: center"]')).toHaveCount(1)
})

test('the ways to paste stand beside the last words and above the keyboard, and a finger takes one while the keyboard stays', async ({
  page,
}) => {
  await page.goto(`/playground?value=${encodeURIComponent('<p>Начало</p>')}`)
  await text(page).locator('p').first().tap()
  await openKeyboard(page)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
  const lines = '<p>Строка <b>текста</b>, за которой стоит ещё много слов</p>'.repeat(30)
  await text(page).evaluate((field, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', `${html}<p>Итог</p>`)
    clipboardData.setData('text/plain', 'А\t1\nБ\t2\t3')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines)
  const button = page.getByRole('button', { name: 'Как вставить' })
  const boxOf = async (part: ReturnType<Page['locator']>) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(button).toBeInViewport({ ratio: 1 })
  const endOfWords = await text(page)
    .locator('p')
    .last()
    .evaluate(last => {
      const words = document.createRange()
      words.selectNodeContents(last.firstChild ?? last)
      return words.getBoundingClientRect().right
    })
  const last = await boxOf(text(page).locator('p').last())
  const opener = await boxOf(button)
  expect(opener.x).toBeGreaterThanOrEqual(endOfWords)
  expect(opener.y).toBeGreaterThanOrEqual(last.y)
  expect(opener.y + opener.height).toBeLessThan((await boxOf(toolbar(page))).y)
  await button.tap()
  const ways = page.locator('.tf-balloon').getByRole('button')
  await expect(ways).toHaveText(['Как есть', 'Как таблица', 'Без оформления'])
  await expect(text(page)).toBeFocused()
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
  await ways.last().tap()
  await expect(page.locator('#emitted-html')).toContainText('<p>НачалоА')
  await expect(text(page)).toBeFocused()
})

test('a message covers neither the line that is being written, nor what stands beside it, nor the toolbar', async ({
  page,
}) => {
  await page.goto(`/playground?value=${encodeURIComponent('<p>Начало</p>'.repeat(40))}`)
  await text(page).locator('p').nth(20).tap()
  const boxOf = (part: ReturnType<Page['locator']>) =>
    part.evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: Math.round(top), bottom: Math.round(bottom) }
    })
  const message = page.locator('.tf-toast')
  const notify = () =>
    page.evaluate(
      () => void window.field.notify({ kind: 'error', text: 'Не удалось загрузить «снимок.png»' }),
    )
  await notify()
  await expect(message).toBeVisible()
  await expect.poll(async () => (await boxOf(message)).top - (await boxOf(toolbar(page))).bottom).toBe(8)
  await openKeyboard(page)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
  await expect.poll(async () => (await boxOf(message)).top).toBe(8)
  await text(page).evaluate(field => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Строка <b>текста</b></p>'.repeat(20))
    clipboardData.setData('text/plain', 'Строка')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const button = page.getByRole('button', { name: 'Как вставить' })
  await expect(button).toBeInViewport({ ratio: 1 })
  expect((await boxOf(button)).top).toBeGreaterThan((await boxOf(message)).bottom)
  await button.tap()
  await expect(page.locator('.tf-balloon').getByRole('button').first()).toBeVisible()
  await message.getByRole('button', { name: 'Закрыть сообщение' }).tap()
  await expect(message).toHaveCount(0)
  await expect(text(page)).toBeFocused()
})

test('what is found above the keyboard is in sight, also where neither place of the search leaves it free', async ({
  page,
}) => {
  await page.goto(`/playground?value=${encodeURIComponent('<p>Строка текста</p>'.repeat(30))}`)
  await text(page).locator('p').nth(3).tap()
  await openKeyboard(page)
  await expect.poll(() => bottomOf(page, '.tf-toolbar')).toBe(withKeyboard.height)
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('textbox', { name: 'Найти' })).toBeFocused()
  await page.keyboard.type('текста')
  await expect(page.locator('.tf-find-count')).toHaveText(/из 30/)
  const isInSight = () =>
    page.evaluate(() => {
      const [found] = CSS.highlights.get('tf-found-current') ?? []
      if (!(found instanceof Range)) return false
      const { left, top, bottom } = found.getBoundingClientRect()
      return [top + 1, bottom - 1].every(y => document.elementFromPoint(left + 2, y)?.closest('.tf-editable'))
    })
  await expect.poll(isInSight).toBe(true)
})

test('find and replace is opened by a button beside «Готово»', async ({ page }) => {
  const task = new TaskPage(page)
  await task.open(samples.specification)
  const button = page.getByRole('button', { name: 'Найти и заменить' })
  await expect(button).toHaveCount(0)
  await page.getByRole('button', { name: 'Изменить', exact: true }).tap()
  await expect(task.field).toBeFocused()
  await button.tap()
  const bar = page.getByRole('search', { name: 'Найти и заменить' })
  await expect(bar.getByRole('textbox', { name: 'Найти' })).toBeFocused()
  await page.keyboard.type('согласован')
  await expect(bar.locator('.tf-find-count')).toHaveText(/^\d+ из \d+$/)
  await bar.getByRole('button', { name: 'Закрыть' }).tap()
  await expect(task.field).toBeFocused()
})

test('the ways to paste do not make the page wider than the window', async ({ page }) => {
  await page.goto(`/playground?value=${encodeURIComponent('<p></p>')}`)
  await text(page).tap()
  await text(page).evaluate(field => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', `<p><b>Итог</b></p><p>${'ш'.repeat(17)}</p>`)
    clipboardData.setData('text/plain', `Итог\n\n${'ш'.repeat(17)}`)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByRole('button', { name: 'Как вставить' }).tap()
  const way = page.getByRole('button', { name: 'Без оформления' })
  await expect(way).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await way.tap()
  await expect(text(page)).toBeFocused()
  await expect(text(page)).toContainText('шшш')
})
