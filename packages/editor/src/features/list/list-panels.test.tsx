import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

// Wide enough for all items of the toolbar.
beforeAll(() => page.viewport(1600, 800))

const button = (name: string): ReturnType<typeof page.getByRole> =>
  page.getByRole('button', { name, exact: true })

describe('the buttons for lists', () => {
  it('make a list, show that it is one, and take it back', async () => {
    const { handle, text } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.click(button('Нумерованный список'))
    expect(handle.getHtml()).toBe('<ol><li>one</li></ol>')
    await expect.element(button('Нумерованный список')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button('Маркированный список')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button('Нумерованный список'))
    expect(handle.getHtml()).toBe('<p>one</p>')
    expect(document.activeElement).toBe(text)
  })

  it('work by the keys of Google Docs', async () => {
    const { handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}')
    expect(handle.getHtml()).toBe('<ul><li>one</li></ul>')
    await userEvent.keyboard('{Control>}{Shift>}7{/Shift}{/Control}')
    expect(handle.getHtml()).toBe('<ol><li>one</li></ol>')
  })

  it('are off in a caption', async () => {
    await renderField({
      value: '<figure class="image"><img src="/a.png"><figcaption>one</figcaption></figure>',
      initFocus: true,
    })
    await expect.element(button('Маркированный список')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Вид маркеров')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('the panel of bullets and numbers', () => {
  it('changes the marker of the list and shows which it is', async () => {
    const { handle, text } = await renderField({
      value: '<ol><li>one</li><li>two</li></ol>',
      initFocus: true,
    })
    await userEvent.click(button('Вид нумерации'))
    await expect.element(button('Числа')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('Строчные римские числа'))
    expect(handle.getHtml()).toBe('<ol style="list-style-type:lower-roman;"><li>one</li><li>two</li></ol>')
    await expect.poll(() => document.activeElement).toBe(text)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('makes a list of the marker that is chosen', async () => {
    const { handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.click(button('Вид маркеров'))
    await userEvent.click(button('Квадрат'))
    expect(handle.getHtml()).toBe('<ul style="list-style-type:square;"><li>one</li></ul>')
  })

  it('writes nothing for the usual marker', async () => {
    const { handle } = await renderField({
      value: '<ul style="list-style-type:square;"><li>one</li></ul>',
      initFocus: true,
    })
    await userEvent.click(button('Вид маркеров'))
    await userEvent.click(button('Точка'))
    expect(handle.getHtml()).toBe('<ul><li>one</li></ul>')
  })

  it('makes a list of checkboxes', async () => {
    const { handle, text } = await renderField({ value: '<ul><li>one</li></ul>', initFocus: true })
    await userEvent.click(button('Вид маркеров'))
    await userEvent.click(button('Список с флажками'))
    expect(handle.getHtml()).toContain('<ul class="todo-list">')
    expect(text.querySelectorAll('input[type=checkbox]')).toHaveLength(1)
  })

  it('is walked by arrows and left by Escape', async () => {
    const { handle, text } = await renderField({ value: '<ol><li>one</li></ol>', initFocus: true })
    const opener = button('Вид нумерации').element() as HTMLElement
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('Числа')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Escape}')
    await expect.poll(() => document.activeElement).toBe(opener)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('Числа')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(handle.getHtml()).toBe('<ol style="list-style-type:lower-latin;"><li>one</li></ol>')
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('sets the number with which a list begins', async () => {
    const { handle, text } = await renderField({ value: '<ol start="3"><li>one</li></ol>', initFocus: true })
    await userEvent.click(button('Вид нумерации'))
    const start = page.getByLabelText('Начать с')
    await expect.element(start).toHaveValue('3')
    await userEvent.fill(start, 'x')
    await expect.element(page.getByText('Введите целое число')).toHaveRole('alert')
    await expect.element(button('Применить')).toBeDisabled()
    await userEvent.fill(start, '7')
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toBe('<ol start="7"><li>one</li></ol>')
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('makes a list count down, and up again', async () => {
    const { handle } = await renderField({
      value: '<ol start="3"><li>one</li><li>two</li></ol>',
      initFocus: true,
    })
    await userEvent.click(button('Вид нумерации'))
    await userEvent.click(button('В обратном порядке'))
    expect(handle.getHtml()).toBe('<ol reversed><li>one</li><li>two</li></ol>')
    await userEvent.click(button('Вид нумерации'))
    await expect.element(page.getByLabelText('Начать с')).toHaveValue('2')
    await userEvent.fill(page.getByLabelText('Начать с'), '1')
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toBe('<ol start="1" reversed><li>one</li><li>two</li></ol>')
    await userEvent.click(button('Вид нумерации'))
    await userEvent.click(button('В обратном порядке'))
    expect(handle.getHtml()).toBe('<ol><li>one</li><li>two</li></ol>')
  })

  it('does not submit the form around the field', async () => {
    const submitted = vi.fn<(event: Event) => void>()
    document.addEventListener('submit', submitted)
    await renderField({ value: '<ol><li>one</li></ol>', initFocus: true })
    await userEvent.click(button('Вид нумерации'))
    await userEvent.fill(page.getByLabelText('Начать с'), '2')
    await userEvent.click(button('Применить'))
    expect(submitted.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true)
    document.removeEventListener('submit', submitted)
  })
})
