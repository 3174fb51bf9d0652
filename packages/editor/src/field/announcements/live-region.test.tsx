import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

// Wide enough for all items of the toolbar.
beforeAll(() => page.viewport(1600, 800))

const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const said = (): string | null | undefined => document.querySelector('.tf-live')?.textContent

describe('what is said to those who do not see the text', () => {
  it('is formatting that is switched on and off', async () => {
    await renderField({ value: '<p>слово</p>', initFocus: true })
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(() => said()).toBe('Жирный: включено')
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(() => said()).toBe('Жирный: выключено')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(page.getByRole('button', { name: 'Курсив' }))
    await expect.poll(() => said()).toBe('Курсив: включено')
  })

  it('is the style, the alignment and the list that a block gets', async () => {
    await renderField({ value: '<p>слово</p>', initFocus: true })
    await userEvent.keyboard('{Control>}{Alt>}2{/Alt}{/Control}')
    await expect.poll(() => said()).toBe('Заголовок 2')
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}')
    await expect.poll(() => said()).toBe('По центру')
    await userEvent.click(page.getByRole('button', { name: 'Маркированный список', exact: true }))
    await expect.poll(() => said()).toBe('Маркированный список: включено')
  })

  it('is the colour that text gets or loses', async () => {
    await renderField({ value: '<p>слово</p>', initFocus: true })
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(page.getByRole('button', { name: 'Цвет текста' }))
    await userEvent.click(page.getByRole('button', { name: 'Красный', exact: true }))
    await expect.poll(() => said()).toBe('Цвет текста: Красный')
    await userEvent.click(page.getByRole('button', { name: 'Цвет текста' }))
    await userEvent.click(page.getByRole('button', { name: 'Убрать цвет' }))
    await expect.poll(() => said()).toBe('Цвет текста: выключено')
  })

  it('is that something was undone or done again, each time', async () => {
    const { container } = await renderField({ value: '<p>слово</p>', initFocus: true })
    await userEvent.keyboard('{Enter}{Enter}{Control>}z{/Control}')
    await expect.poll(() => said()).toBe('Отменено')
    const first = container.querySelector('.tf-live > span')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => container.querySelector('.tf-live > span')).not.toBe(first)
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.poll(() => said()).toBe('Повторено')
  })

  it('is how many cells are selected', async () => {
    const row = `<tr>${'<td></td>'.repeat(5)}</tr>`
    await renderField({ value: `<table>${row}${row}</table>`, initFocus: true })
    // Onto the table and into its first cell.
    await userEvent.keyboard('{ArrowLeft}{Tab}')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(() => said()).toBe('Выделено 1 × 2 ячейки')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    await expect.poll(() => said()).toBe('Выделено 2 × 3 ячейки')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect.poll(() => said()).toBe('Выделено 2 × 5 ячеек')
  })

  it('is an object that is selected, and a caret beside it', async () => {
    await renderField({ value: `<p>a</p>${pageBreak}<p></p>`, initFocus: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => said()).toBe('Курсор между блоками')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => said()).toBe('Разрыв страницы: выделено')
  })

  it('is nothing while text is typed and the caret is moved', async () => {
    await renderField({ value: '<p><strong>a</strong></p>', initFocus: true })
    await userEvent.keyboard('слово {Backspace}{ArrowLeft}{ArrowRight}ещё')
    expect(said()).toBe('')
  })

  it('is English where the field is', async () => {
    await renderField({ value: '<p>word</p>', initFocus: true, locale: 'en' })
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(() => said()).toBe('Bold: on')
  })
})
