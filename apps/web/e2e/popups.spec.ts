import { expect, type Locator, type Page } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Описание' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

interface Popup {
  readonly name: string
  readonly value?: string
  /** Whether the host adds its items; then there is less room for ours. */
  readonly ofHost?: true
  readonly open: (page: Page) => Promise<void>
  readonly popup: (page: Page) => Locator
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    button(page, name).click()
const menu = (page: Page) => page.getByRole('menu')
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

const table = '<figure class="table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure>'

/** Goes into the first cell of a table that ends the text, and presses a button of its toolbar. */
const pressInCell =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await button(page, name).click()
  }

const popups: readonly Popup[] = [
  { name: 'the styles of the text', open: press(/^Стиль текста/), popup: menu },
  { name: 'the alignments', open: press(/^Выравнивание/), popup: menu },
  { name: 'the languages of code', open: press(/^Блок кода: /), popup: menu },
  { name: 'the bullets', open: press('Вид маркеров'), popup: dialog('Вид маркеров') },
  { name: 'the numbers', open: press('Вид нумерации'), popup: dialog('Вид нумерации') },
  { name: 'the colours of the text', open: press('Цвет текста'), popup: dialog('Цвет текста') },
  { name: 'the colours behind the text', open: press('Цвет фона'), popup: dialog('Цвет фона') },
  {
    name: 'a colour that is none',
    async open(page) {
      await button(page, 'Цвет текста').click()
      const input = dialog('Цвет текста')(page).getByLabel('Другой цвет')
      await input.fill('никакой')
      await expect(input).toHaveAttribute('aria-invalid', 'true')
    },
    popup: dialog('Цвет текста'),
  },
  { name: 'the form of a link', open: page => page.keyboard.press('Control+k'), popup: dialog('Ссылка') },
  {
    name: 'an address that is unsafe',
    async open(page) {
      await page.keyboard.press('Control+k')
      await page.getByLabel('Адрес', { exact: true }).fill('javascript:alert(1)')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Адрес', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    },
    popup: dialog('Ссылка'),
  },
  {
    name: 'what can be done with a link',
    value: '<p><a href="https://example.com">ссылка</a></p>',
    open: page => page.keyboard.press('ArrowLeft'),
    popup: dialog('Ссылка'),
  },
  { name: 'what can be done with rows', value: table, open: pressInCell('Строки'), popup: menu },
  {
    name: 'the form of a table, with what is wrong in it',
    value: table,
    async open(page) {
      await pressInCell('Свойства таблицы')(page)
      const width = page.getByLabel('Ширина', { exact: true })
      await width.fill('никакая')
      await expect(width).toHaveAttribute('aria-invalid', 'true')
    },
    popup: dialog('Свойства таблицы'),
  },
  {
    name: 'the form of cells',
    value: table,
    open: pressInCell('Свойства ячейки'),
    popup: dialog('Свойства ячейки'),
  },
  {
    name: 'the colours of a table',
    value: table,
    async open(page) {
      await pressInCell('Свойства таблицы')(page)
      await button(page, 'Цвет: Выбрать цвет из палитры').first().click()
    },
    popup: page => page.getByRole('dialog', { name: 'Цвет', exact: true }),
  },
  { name: 'the help', open: page => page.keyboard.press('Alt+0'), popup: dialog('Сочетания клавиш') },
  {
    name: 'find and replace',
    open: page => page.keyboard.press('Control+f'),
    popup: page => page.getByRole('search'),
  },
  {
    name: 'a panel of the host',
    ofHost: true,
    open: press('Вставить эмодзи'),
    popup: dialog('Вставить эмодзи'),
  },
  { name: 'a drop-down of the host', ofHost: true, open: press(/^Вставить шаблон/), popup: menu },
]

test.use({ bypassCSP: true, viewport: { width: 2000, height: 900 } })

/** Once all has come into sight, in light and in dark. */
async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => faults(page), colorScheme).toEqual([])
  }
}

for (const { name, value = '<p>Слово</p>', ofHost, open, popup } of popups) {
  test(`axe finds nothing wrong with ${name}, and Escape leads back to the text`, async ({ page }) => {
    const query = new URLSearchParams({
      value,
      initFocus: '1',
      wordCount: '1',
      ...(ofHost && { injectItems: '1' }),
    })
    await page.goto(`/playground?${query}`)
    // So wide that every item has its place in the toolbar.
    await page.addStyleTag({ content: '.playground { --field-width: 1200px !important }' })
    await expect(text(page)).toBeFocused()
    await open(page)
    await expect(popup(page)).toBeVisible()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveCount(1)
    // One that was opened by its button gives the focus to the button first.
    if (!(await text(page).evaluate(element => element === document.activeElement))) {
      await page.keyboard.press('Escape')
    }
    await expect(text(page)).toBeFocused()
  })
}

test('axe finds nothing wrong with what found no room in the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/playground?initFocus=1')
  await button(page, 'Ещё').click()
  await expect(dialog('Ещё')(page)).toBeVisible()
  await expectNoFaults(page)
})
