import { expect, describe, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField, type RenderedField } from '../../../testing/render-field.tsx'

const figure = (table: string, style = ''): string => `<figure class="table"${style}>${table}</figure>`
const plain = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'
const before = '<p>до</p>'
const value = before + figure(plain)

const form = (): Element | null => document.querySelector('.tf-property-form')
const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const errors = (): string =>
  [...document.querySelectorAll('.tf-property-form [role=alert]')]
    .map(({ textContent }) => textContent)
    .join('')
const colorError = 'The color is invalid. Try "#FF0000" or "rgb(255,0,0)" or "red".'
const lengthError = 'The value is invalid. Try "10px" or "2em" or simply "2".'

/** Opens a form with the caret in the first cell. */
async function open(name: 'Свойства таблицы' | 'Свойства ячейки', html = value): Promise<RenderedField> {
  const rendered = await renderField({ value: html })
  await userEvent.click(rendered.text.querySelector('td') ?? rendered.text)
  await button(name).click()
  await expect.poll(form).not.toBeNull()
  return rendered
}

const table = (attributes: string): string =>
  before + figure(plain.replace('<table>', `<table ${attributes}>`))
const cell = (style: string): string => before + figure(plain.replace('<td>a', `<td style="${style}">a`))

describe('the form of a table', () => {
  it('takes the focus into its first field, and gives it back to the text', async () => {
    const { text } = await open('Свойства таблицы')
    await expect.poll(() => document.activeElement?.tagName).toBe('SELECT')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(form()).toBeNull()
  })

  it('shows at once what it changes, and keeps it as one step of undo', async () => {
    const { handle } = await open('Свойства таблицы')
    await field('Линия').selectOptions('dashed')
    await field('Толщина').fill('2')
    await field('Ширина').fill('50%')
    await field('Таблица слева').click()
    const changed =
      before +
      figure(
        plain.replace('<table>', '<table style="border-style:dashed;border-width:2px;">'),
        ' style="float:left;width:50%;"',
      )
    expect(handle.getHtml()).toBe(changed)
    await button('Сохранить').click()
    await expect.poll(form).toBeNull()
    expect(handle.getHtml()).toBe(changed)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(value)
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(handle.getHtml()).toBe(changed)
  })

  it.each<[string, () => Promise<void>]>([
    ['Cancel', () => button('Отмена').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('takes everything back by %s, and leaves no step of undo', async (_, leave) => {
    const { handle, text } = await renderField({ value })
    await userEvent.click(text.querySelector('td') ?? text)
    await userEvent.keyboard('x')
    await button('Свойства таблицы').click()
    await field('Высота').fill('90')
    await field('Таблица справа').click()
    await userEvent.click(button('Цвет: Выбрать цвет из палитры').first())
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('.tf-color-panel')).toBeNull()
    expect(form()).not.toBeNull()
    await leave()
    await expect.poll(form).toBeNull()
    expect(handle.getHtml()).toBe(
      value.replace('<td>a', '<td>ax').replace('ax', handle.getHtml().includes('xa') ? 'xa' : 'ax'),
    )
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(value)
  })

  it('keeps redo when it is cancelled', async () => {
    const { handle, text } = await renderField({ value })
    await userEvent.click(text.querySelector('td') ?? text)
    await userEvent.keyboard('x{Control>}z{/Control}')
    await button('Свойства таблицы').click()
    await field('Высота').fill('90')
    await userEvent.keyboard('{Escape}')
    await expect.poll(form).toBeNull()
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(handle.getHtml()).toContain('x')
  })

  it('keeps what is valid when one presses outside', async () => {
    const { handle, text } = await open('Свойства таблицы')
    await field('Ширина').fill('77')
    await field('Высота').fill('wide')
    await userEvent.click(text.querySelector('p') ?? text)
    await expect.poll(form).toBeNull()
    expect(handle.getHtml()).toBe(before + figure(plain, ' style="width:77px;"'))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe(value)
  })

  it('is sent by Enter', async () => {
    const { handle, text } = await open('Свойства таблицы')
    await field('Ширина').fill('2em')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(handle.getHtml()).toBe(before + figure(plain, ' style="width:2em;"'))
  })

  it.each([
    ['Толщина', '10 zebras', lengthError],
    ['Ширина', 'wide', lengthError],
    ['Высота', '10 px', lengthError],
    ['Цвет', 'rot', colorError],
  ])('refuses a wrong %s: at once by the button, later in words', async (name, text, error) => {
    await open('Свойства таблицы')
    await field(name).first().fill(text)
    await expect.element(button('Сохранить')).toBeDisabled()
    expect(errors()).toBe('')
    await expect.poll(errors).toBe(error)
    await expect.element(field(name).first()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    expect(form()).not.toBeNull()
    await field(name).first().fill('')
    await expect.poll(errors).toBe('')
    await expect.element(button('Сохранить')).toBeEnabled()
  })

  it('empties and disables colour and width of a border without a line', async () => {
    const { handle } = await open('Свойства таблицы', table('style="border:2px solid red;"'))
    await expect.element(field('Толщина')).toHaveValue('2px')
    await field('Линия').selectOptions('none')
    await expect.element(field('Толщина')).toHaveValue('')
    await expect.element(field('Толщина')).toBeDisabled()
    await expect.element(field('Цвет').first()).toHaveValue('')
    await expect.element(field('Цвет').first()).toBeDisabled()
    expect(handle.getHtml()).toBe(table('style="border-style:none;"'))
    await field('Линия').selectOptions('')
    expect(handle.getHtml()).toBe(value)
    await expect.element(field('Толщина')).toBeEnabled()
  })

  it('takes colours by name, from the palette, and away', async () => {
    const { handle } = await open('Свойства таблицы')
    const background = field('Цвет').nth(1)
    await background.fill('красный')
    expect(handle.getHtml()).toBe(table('style="background-color:hsl(0, 75%, 60%);"'))
    await button('Цвет: Выбрать цвет из палитры').nth(1).click()
    await expect.poll(() => document.querySelectorAll('.tf-color').length).toBe(15)
    await userEvent.click(button('Синий'))
    await expect.element(background).toHaveValue('Синий')
    expect(handle.getHtml()).toBe(table('style="background-color:hsl(240, 75%, 60%);"'))
    await button('Цвет: Выбрать цвет из палитры').nth(1).click()
    await button('Убрать цвет').click()
    await expect.element(background).toHaveValue('')
    expect(handle.getHtml()).toBe(value)
  })

  it('is kept, and closes, when the host takes the selection out of the table', async () => {
    const { handle, rerender, emitted } = await open('Свойства таблицы')
    await field('Ширина').fill('77')
    await expect.poll(() => emitted.at(-1)).toContain('77px')
    await rerender({ value: emitted.at(-1) ?? '' })
    expect(form()).not.toBeNull()
    await rerender({ value: '<p>другое</p>' })
    await expect.poll(form).toBeNull()
    expect(handle.getHtml()).toBe('<p>другое</p>')
  })

  it('leaves alone what it cannot read but was there', async () => {
    const { handle } = await open(
      'Свойства таблицы',
      before + figure(plain, ' style="width:calc(100% - 20px);"'),
    )
    await expect.element(button('Сохранить')).toBeEnabled()
    await field('Высота').fill('9')
    await button('Сохранить').click()
    expect(handle.getHtml()).toBe(before + figure(plain, ' style="height:9px;width:calc(100% - 20px);"'))
  })

  it('is about the innermost table', async () => {
    const nested = figure(
      plain.replace('<td>a', `<td>${figure('<table><tbody><tr><td>x</td></tr></tbody></table>')}`),
    )
    const { text, handle } = await renderField({ value: nested })
    await userEvent.click(text.querySelector('td td') ?? text)
    await button('Свойства таблицы').click()
    await field('Ширина').fill('77')
    expect(handle.getHtml()).toBe(
      nested.replace('<td><figure class="table">', '<td><figure class="table" style="width:77px;">'),
    )
  })
})

describe('the names of the form', () => {
  it.each([
    ['Свойства таблицы', ['Граница', 'Фон', 'Размеры', 'Выравнивание']],
    ['Свойства ячейки', ['Граница', 'Фон', 'Размеры', 'Выравнивание']],
  ] as const)('%s: each row of fields has its own', async (name, rows) => {
    await open(name)
    await expect.element(page.getByRole('form', { name, exact: true })).toBeVisible()
    for (const row of rows)
      await expect.element(page.getByRole('group', { name: row, exact: true })).toBeVisible()
    expect(document.querySelectorAll('.tf-property-form [role=group]')).toHaveLength(rows.length)
  })

  it('hold the fields of a row, and say of a field what is wrong with it and of no other', async () => {
    await open('Свойства таблицы')
    const border = page.getByRole('group', { name: 'Граница' })
    await border.getByLabelText('Цвет', { exact: true }).fill('rot')
    await border.getByLabelText('Толщина').fill('1 0')
    await expect
      .element(border.getByLabelText('Цвет', { exact: true }))
      .toHaveAccessibleDescription(colorError)
    await expect.element(border.getByLabelText('Толщина')).toHaveAccessibleDescription(lengthError)
    const background = page.getByRole('group', { name: 'Фон' })
    await expect.element(background.getByLabelText('Цвет', { exact: true })).toHaveAccessibleDescription('')
  })
})

describe('the form of cells', () => {
  it('sets what a cell has', async () => {
    const { handle } = await open('Свойства ячейки')
    await field('Отступы').fill('5')
    await field('По правому краю').click()
    await field('По верхнему краю').click()
    await button('Сохранить').click()
    expect(handle.getHtml()).toBe(cell('padding:5px;text-align:right;vertical-align:top;'))
  })

  it('walks the alignments by arrows', async () => {
    const { handle } = await open('Свойства ячейки')
    await field('Отступы').click()
    await userEvent.keyboard('{Tab}{ArrowRight}{Tab}{ArrowRight}')
    expect(handle.getHtml()).toBe(cell('text-align:center;vertical-align:bottom;'))
  })

  it('shows what several cells share, and changes only what was touched', async () => {
    const styled =
      before +
      figure(
        plain
          .replace('<td>a', '<td style="height:7px;width:9px;">a')
          .replace('<td>b', '<td style="height:7px;">b'),
      )
    const { handle, text } = await renderField({ value: styled })
    await userEvent.click(text.querySelector('td') ?? text)
    await button('Строки').click()
    await page.getByRole('menuitem', { name: 'Выделить строку' }).click()
    await button('Свойства ячейки').click()
    await expect.element(field('Высота')).toHaveValue('7px')
    await expect.element(field('Ширина')).toHaveValue('')
    await expect.element(field('Ширина')).toHaveAttribute('placeholder', 'Разные')
    await field('Отступы').fill('3')
    await button('Сохранить').click()
    expect(handle.getHtml()).toBe(
      before +
        figure(
          plain
            .replace('<td>a', '<td style="height:7px;padding:3px;width:9px;">a')
            .replace('<td>b', '<td style="height:7px;padding:3px;">b'),
        ),
    )
  })
})
