import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../testing/render-field.tsx'

const names = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('.tf-toolbar button')].map(button => button.ariaLabel)
const focused = (): string | null | undefined => document.activeElement?.ariaLabel
const bold = (): HTMLElement => page.getByRole('button', { name: 'Жирный' }).element() as HTMLElement

// Wide enough for all items.
beforeAll(() => page.viewport(1600, 800))

describe('the toolbar', () => {
  it('has the items of a description, or those of a comment', async () => {
    const { container, rerender } = await renderField({ value: '<p>one</p>' })
    expect(names(container)).toEqual(
      expect.arrayContaining(['Стиль текста: Абзац', 'Жирный', 'Курсив', 'Отменить', 'Повторить']),
    )
    expect(names(container)).not.toContain('Зачёркнутый')
    await rerender({ commentEditor: true })
    expect(names(container)).toEqual(expect.arrayContaining(['Жирный', 'Курсив', 'Зачёркнутый']))
    expect(names(container)).not.toContain('Отменить')
  })

  it('keeps the selection and the focus of the text while the mouse works in it', async () => {
    const { text, handle } = await renderField({ value: '<p>one</p>' })
    handle.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    const blurs: Event[] = []
    text.addEventListener('blur', event => blurs.push(event))
    await userEvent.click(bold())
    expect(blurs).toEqual([])
    expect(String(getSelection())).toBe('one')
    expect(handle.getHtml()).toBe('<p><strong>one</strong></p>')
  })

  it('shows what is on, and what cannot be done', async () => {
    await renderField({ value: '<p><strong>one</strong></p>', initFocus: true })
    const undo = page.getByRole('button', { name: 'Отменить' })
    await expect.element(bold()).toHaveAttribute('aria-pressed', 'true')
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}b{/Control}!')
    await expect.element(bold()).toHaveAttribute('aria-pressed', 'false')
    await expect.element(undo).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('is reached by Alt+F10, walked by arrows, Home and End, and left by Escape', async () => {
    const { text } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    expect(focused()).toBe('Стиль текста: Абзац')
    await userEvent.keyboard('{End}')
    const last = focused()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Стиль текста: Абзац')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe(last)
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Стиль текста: Абзац')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => document.querySelector('.tf-tooltip')).not.toBe(null)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(text)
  })

  it('is one stop of the Tab key', async () => {
    const { container, text, handle } = await renderField({ value: '<p>one</p>' })
    expect(container.querySelectorAll('.tf-toolbar [tabindex="0"]')).toHaveLength(1)
    handle.focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(container.querySelector('.tf-toolbar')?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(text)
  })

  it('acts by Enter and gives the text its focus back', async () => {
    const { text, handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}{F10}{/Alt}')
    bold().focus()
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toBe('<p><strong>one</strong></p>')
    expect(document.activeElement).toBe(text)
  })

  it('tells the shortcut of a button, to see and to hear', async () => {
    await renderField({ value: '<p>one</p>' })
    expect(bold().getAttribute('aria-keyshortcuts')).toBe('Control+B')
    await userEvent.hover(bold())
    await expect.poll(() => document.querySelector('.tf-tooltip')?.textContent).toBe('ЖирныйCtrl+B')
  })

  it('stays in sight while a long text is scrolled', async () => {
    const { container } = await renderField({ value: '<p>one</p>'.repeat(200) })
    window.scrollTo(0, 3000)
    expect(container.querySelector('.tf-toolbar')?.getBoundingClientRect().top).toBe(0)
    window.scrollTo(0, 0)
  })
})

describe('the drop-down of headings', () => {
  const openMenu = (): Promise<void> => userEvent.click(page.getByRole('button', { name: /^Стиль текста/ }))

  it('shows each choice in its own style, and the one in force', async () => {
    await renderField({ value: '<h3>one</h3>', initFocus: true })
    await openMenu()
    await expect.element(page.getByRole('menu')).toBeVisible()
    const choices = page.getByRole('menuitemradio').elements()
    expect(choices.map(choice => choice.textContent)).toEqual([
      'Абзац',
      'Заголовок 1',
      'Заголовок 2',
      'Заголовок 3',
    ])
    expect(choices.map(choice => choice.ariaChecked)).toEqual(['false', 'false', 'true', 'false'])
    const sizes = choices.map(
      choice => getComputedStyle(choice.querySelector('.tf-choice') ?? choice).fontSize,
    )
    expect(sizes).toEqual(['16px', '24px', '20px', '17px'])
  })

  it('makes a heading and goes back to the text', async () => {
    const { text, handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await openMenu()
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Заголовок 1' }))
    expect(handle.getHtml()).toBe('<h2>one</h2>')
    await expect.poll(() => document.activeElement).toBe(text)
    await expect.element(page.getByRole('button', { name: 'Стиль текста: Заголовок 1' })).toBeVisible()
    await userEvent.keyboard('!')
    expect(handle.getHtml()).toBe('<h2>one!</h2>')
  })

  it('loses no key that is typed while it fades', async () => {
    const { text } = await renderField({ value: '<p>one</p>', initFocus: true })
    await openMenu()
    const choice = page.getByRole('menuitemradio', { name: 'Заголовок 1' })
    await expect.element(choice).toBeVisible()
    choice.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await Promise.resolve()
    expect(document.activeElement).toBe(text)
  })

  it('works by keys alone', async () => {
    const { text, handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(handle.getHtml()).toBe('<h3>one</h3>')
  })

  it('is closed by Tab, which leaves the focus on its button', async () => {
    await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}')
    await expect.poll(() => document.activeElement?.role).toBe('menuitemradio')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.querySelector('[role=menu]')).toBe(null)
    expect(focused()).toBe('Стиль текста: Абзац')
  })

  it('is closed by Escape, which leaves the focus on its button', async () => {
    const { handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused()).toBe('Стиль текста: Абзац')
    expect(handle.getHtml()).toBe('<p>one</p>')
  })
})

describe('a panel', () => {
  it('is closed by a Tab that leaves it, and the focus is on its button', async () => {
    await renderField({ value: '<p>one</p>', initFocus: true })
    const button = page.getByRole('button', { name: 'Вид маркеров' }).element() as HTMLElement
    for (const tab of ['{Tab}{Tab}', '{Shift>}{Tab}{/Shift}']) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => focused()).toBe('Точка')
      await userEvent.keyboard(tab)
      await expect.poll(() => document.querySelector('.tf-popup')).toBe(null)
      expect(document.activeElement).toBe(button)
    }
  })
})

describe('a toolbar that is too narrow for its items', () => {
  const more = (): ReturnType<typeof page.getByRole> => page.getByRole('button', { name: 'Ещё' })

  it('keeps the last of them behind a button, and brings them back when there is room', async () => {
    const { container } = await renderField({ value: '<p>one</p>', initFocus: true })
    const all = names(container)
    container.style.width = '230px'
    await expect.element(more()).toBeVisible()
    const shown = names(container)
    expect(shown.slice(-3)).toEqual(['Отменить', 'Повторить', 'Ещё'])
    const rest = all.filter(name => !shown.includes(name))
    expect(rest.length).toBeGreaterThan(0)
    const bar = container.querySelector('.tf-toolbar')
    expect(bar?.scrollWidth).toBe(bar?.clientWidth)
    await userEvent.click(more())
    const hidden = page.getByRole('toolbar', { name: 'Ещё' })
    await expect.element(hidden).toBeVisible()
    expect([...hidden.element().querySelectorAll('button')].map(button => button.ariaLabel)).toEqual(rest)
    container.style.width = ''
    await expect.poll(() => names(container)).toEqual(all)
  })

  it('shows what is used often longer than what is rare', async () => {
    const { container } = await renderField({ value: '<p>one</p>' })
    container.style.width = '720px'
    await expect.element(more()).toBeVisible()
    expect(names(container)).toContain('Вставить изображение')
    expect(names(container)).not.toContain('Блок кода')
    container.style.width = '520px'
    await expect.poll(() => names(container)).not.toContain('Цвет текста')
    expect(names(container)).toContain('Вставить изображение')
  })

  it('acts on the text from there too, and gives way to it', async () => {
    const { container, text, handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    container.style.width = '230px'
    await userEvent.click(more())
    await userEvent.click(page.getByRole('toolbar', { name: 'Ещё' }).getByRole('button', { name: 'Цитата' }))
    expect(handle.getHtml()).toBe('<blockquote><p>one</p></blockquote>')
    await expect.poll(() => document.activeElement).toBe(text)
    await expect.element(page.getByRole('toolbar', { name: 'Ещё' })).not.toBeInTheDocument()
  })

  it('gives the focus back to its button when it is left by Escape', async () => {
    const { container } = await renderField({ value: '<p>one</p>', initFocus: true })
    container.style.width = '230px'
    await expect.element(more()).toBeVisible()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{Enter}')
    await expect.element(page.getByRole('toolbar', { name: 'Ещё' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused()).toBe('Ещё')
  })

  it('holds what finds room where tokens are no lengths', async () => {
    onTestFinished(() => document.body.removeAttribute('style'))
    document.body.style.cssText = '--tf-space-1: large; width: 400px'
    const { container } = await renderField({ value: '<p>one</p>' })
    await expect.element(more()).toBeVisible()
    expect(names(container)).toContain('Стиль текста: Абзац')
  })

  it('holds no more than finds room when controls become larger', async () => {
    const { container } = await renderField({ value: '<p>one</p>' })
    container.style.width = '720px'
    await expect.element(more()).toBeVisible()
    const [before, bar] = [names(container), container.querySelector('.tf-toolbar')]
    container.style.cssText += '--tf-control: 44px; --tf-toolbar-height: 52px'
    await expect.poll(() => names(container).length).toBeLessThan(before.length)
    expect(bar?.scrollWidth).toBe(bar?.clientWidth)
    container.style.cssText = 'width: 720px'
    await expect.poll(() => names(container)).toEqual(before)
  })
})
