import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

const dialog = page.getByRole('dialog', { name: 'Сочетания клавиш' })
const open = (): Promise<void> => userEvent.keyboard('{Alt>}0{/Alt}')
const lineOf = (label: string): string | null | undefined =>
  [...document.querySelectorAll('.tf-help-line')].find(line => line.firstChild?.textContent === label)
    ?.lastChild?.textContent

describe('the help', () => {
  it('opens by Alt+0 and gives the focus back to the text', async () => {
    const { text } = await renderField({ value: '<p>one</p>', initFocus: true })
    await open()
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(text)
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Закрыть' }))
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('says the keys of the features, and the characters that are typed', async () => {
    await renderField({ value: '<p>one</p>', initFocus: true })
    await open()
    await expect.element(dialog).toBeVisible()
    expect(lineOf('Повторить')).toBe('Ctrl+Y или Ctrl+Shift+Z')
    expect(lineOf('Заголовок 2')).toBe('Ctrl+Alt+2 или ## пробел')
    expect(lineOf('Вложить пункт глубже')).toBe('Tab')
  })

  it('says them in English', async () => {
    await renderField({ value: '<p>one</p>', initFocus: true, locale: 'en' })
    await open()
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    expect(lineOf('Redo')).toBe('Ctrl+Y or Ctrl+Shift+Z')
  })

  it('opens from the toolbar of a host that offers it, also in comments', async () => {
    await page.viewport(1600, 800)
    await renderField({ commentEditor: true, injectItems: [{ name: 'help' }] })
    await userEvent.click(page.getByRole('button', { name: 'Сочетания клавиш' }))
    await expect.element(dialog).toBeVisible()
  })

  const inFind = 'В строке поиска'
  const besides = ['Ссылка из набранного адреса', 'Новая строка', inFind, 'абзац перед']
  it.each([
    ['a whole document', {}, besides],
    ['a comment that nobody waits for', { commentEditor: true }, besides],
    [
      'a comment that the host takes',
      { commentEditor: true, onShiftEnter: () => {} },
      [inFind, 'Отправить комментарий'],
    ],
  ])('says all that Shift+Enter does in %s', async (_, props, labels) => {
    await renderField({ value: '<p>one</p>', initFocus: true, ...props })
    await open()
    await expect.element(dialog).toBeVisible()
    const lines = [...document.querySelectorAll('.tf-help-line')].filter(line =>
      [...line.querySelectorAll('kbd')].some(({ textContent }) => textContent === 'Shift+Enter'),
    )
    expect(lines.map(line => line.firstChild?.textContent)).toEqual(
      labels.map(label => expect.stringContaining(label) as unknown),
    )
  })
})
