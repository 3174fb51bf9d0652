import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contextOf } from '../../core/feature/host-context.ts'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'

const spoken = (role: 'status' | 'alert'): string =>
  document.querySelector(`.tf-field > [role=${role}]`)?.textContent ?? ''
const toasts = (): string[] =>
  [...document.querySelectorAll('.tf-toast-text')].map(({ textContent }) => textContent)
const expectToasts = async (...texts: string[]): Promise<void> => expect.poll(() => toasts()).toEqual(texts)

/** A field that has loaded what draws messages, so that the clocks of a test begin at once. */
async function openField(): Promise<RenderedField> {
  const field = await renderField({ value: '<p>слово</p>', initFocus: true })
  const first = field.handle.notify({ kind: 'error', text: 'Первое' })
  await expectToasts('Первое')
  first.close()
  await expectToasts()
  return field
}

/** From here on the clocks of messages stand, until the test moves them. */
function holdClocks(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: false })
}

beforeEach(() => page.viewport(1000, 700))
afterEach(() => vi.useRealTimers())

describe('a message of the field', () => {
  it('is shown and said, and goes when its time is over', async () => {
    const { handle } = await openField()
    holdClocks()
    handle.notify({ kind: 'success', text: 'Ссылка скопирована' })
    await vi.advanceTimersByTimeAsync(4900)
    expect(toasts()).toEqual(['Ссылка скопирована'])
    expect(spoken('status')).toBe('Ссылка скопирована')
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await expectToasts()
  })

  it('stays while it is hovered or has the focus, and gives the focus back to the text', async () => {
    const { handle, text } = await openField()
    holdClocks()
    handle.notify({ kind: 'warning', text: 'Осторожно', duration: 3000 })
    await vi.advanceTimersByTimeAsync(100)
    await userEvent.hover(page.getByRole('dialog', { name: 'Осторожно' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(toasts()).toEqual(['Осторожно'])
    await userEvent.keyboard('{F6}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Сообщения редактора')
    await userEvent.hover(text)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(toasts()).toEqual(['Осторожно'])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Осторожно')
    await userEvent.keyboard('{Escape}')
    vi.useRealTimers()
    await expectToasts()
    expect(document.activeElement).toBe(text)
  })

  it('is reached by an F6 that comes before it is drawn, unless the user has gone on since', async () => {
    const { handle, text } = await renderField({ value: '<p>слово</p>', initFocus: true })
    const press = (key: string): boolean =>
      text.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const place = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(press('F6')).toBe(true)
    const first = handle.notify({ kind: 'loading', text: 'Первое' })
    expect(press('F6')).toBe(false)
    await expect.poll(() => place()).toBe('Сообщения редактора')
    await userEvent.keyboard('{Tab}{Escape}')
    await expectToasts()
    first.update({ kind: 'loading', text: 'Второе' })
    press('F6')
    press('Shift')
    await expectToasts('Второе')
    expect(document.activeElement).toBe(text)
  })

  it('is an alert where something failed, stays, and says where its way on is', async () => {
    const { handle, text } = await openField()
    const retried = vi.fn<() => void>()
    const failed = handle.notify({
      kind: 'error',
      text: 'Не удалось загрузить',
      action: {
        label: 'Повторить',
        run: () => {
          retried()
          failed.update({ kind: 'loading', text: 'Загрузка' })
        },
      },
    })
    await expectToasts('Не удалось загрузить')
    expect([spoken('alert'), spoken('status')]).toEqual(['Не удалось загрузить. Повторить: F6', ''])
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Повторить' }))
    await expectToasts('Загрузка')
    expect(retried).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(text)
    await userEvent.click(page.getByRole('button', { name: 'Закрыть сообщение' }))
    await expectToasts()
    failed.update({ kind: 'success', text: 'Загружено' })
    await expectToasts('Загружено')
  })

  it('offers an address, and a file under its name', async () => {
    const { handle } = await openField()
    handle.notify({ kind: 'success', text: 'Готово', action: { label: 'Открыть', href: '/a' } })
    handle.notify({
      kind: 'success',
      text: 'Файл',
      action: { label: 'Скачать', href: '/b', download: 'План.txt' },
    })
    await expectToasts('Файл', 'Готово')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.tf-toast a')]
    expect(links.map(link => [link.getAttribute('href'), link.download, link.target])).toEqual([
      ['/b', 'План.txt', ''],
      ['/a', '', '_blank'],
    ])
  })

  it('is shown by whatever has the state: a command, a plugin', async () => {
    const { handle } = await openField()
    handle.run((state, dispatch) => {
      if (dispatch) contextOf(state).notify({ kind: 'success', text: { ru: 'Из команды', en: 'x' } })
      return true
    })
    await expect.poll(() => toasts()).toEqual(['Из команды'])
  })

  it('has the theme of its field, and room beside the messages of another', async () => {
    const { handle, container } = await openField()
    container.dataset['theme'] = 'dark'
    handle.notify({ kind: 'error', text: 'В теме поля' })
    await expectToasts('В теме поля')
    const drawn = document.querySelector('.tf-toasts')
    expect(drawn && getComputedStyle(drawn).colorScheme).toBe('dark')
    const other = await renderField()
    other.handle.notify({ kind: 'error', text: 'Другое поле' })
    await expectToasts('В теме поля', 'Другое поле')
    const [first, second] = [...document.querySelectorAll('.tf-toast')].map(toast =>
      toast.getBoundingClientRect(),
    )
    expect(first?.bottom).toBeLessThan(second?.top ?? 0)
  })

  it('goes with its field, whose owner is told', async () => {
    const { handle, unmount } = await openField()
    const onClose = vi.fn<() => void>()
    handle.notify({ kind: 'loading', text: 'Загрузка', onClose })
    await expectToasts('Загрузка')
    await unmount()
    expect(onClose).toHaveBeenCalledOnce()
    expect(document.querySelector('.tf-toast-place')).toBe(null)
  })
})
