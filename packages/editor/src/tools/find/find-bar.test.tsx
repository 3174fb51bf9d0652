import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pressWithControl } from '../../testing/raw-key.ts'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'

const bar = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.tf-find')
  if (!found) throw new Error('The bar is not open.')
  return found
}
const button = (name: string): HTMLElement =>
  page.getByRole('button', { name, exact: true }).element() as HTMLElement
const input = (): HTMLInputElement =>
  page.getByRole('textbox', { name: 'Найти' }).element() as HTMLInputElement
const count = (): string | null | undefined => bar().querySelector('output')?.textContent
const place = (): string | undefined => bar().dataset['place']
const openKeys = '{Control>}f{/Control}'

/** Whether the current match stands in the window with nothing over it. */
function isInSight(): boolean {
  const [range] = CSS.highlights.get('tf-found-current') ?? []
  if (!(range instanceof Range)) return false
  const { left, right, top, bottom } = range.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return over !== null && over.closest('.tf-editable') !== null
}

async function open(value: string, text: string): Promise<RenderedField> {
  const field = await renderField({ value, initFocus: true })
  await userEvent.keyboard(openKeys)
  await expect.poll(() => document.activeElement).toBe(input())
  await userEvent.keyboard(text)
  return field
}

beforeEach(async () => {
  await page.viewport(720, 600)
  window.scrollTo(0, 0)
})
afterEach(async () => {
  await page.viewport(414, 896)
})

const lines = (rows: number, text = 'строка'): string => `<p>${text}</p>`.repeat(rows)
const atRight = (text: string): string => `<p style="text-align:right;">${text}</p>`

describe('the bar of find', () => {
  it('is not covered by what stands at the found text, which is there again once it is closed', async () => {
    const balloon = (): Element | null => document.querySelector('.tf-balloon')
    await renderField({ value: '<p><a href="https://example.org">слово</a></p>', initFocus: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(balloon).not.toBeNull()
    await userEvent.keyboard(openKeys)
    await expect.poll(() => document.activeElement).toBe(input())
    await expect.poll(balloon).toBeNull()
    await userEvent.keyboard('слово{Enter}')
    await expect.poll(count).toBe('1 из 1')
    expect(balloon()).toBeNull()
    await userEvent.keyboard('{Escape}{ArrowLeft}')
    await expect.poll(balloon).not.toBeNull()
  })

  it('moves no text, and keeps its size whatever it shows', async () => {
    const { text } = await renderField({ value: lines(20), initFocus: true })
    const before = text.getBoundingClientRect()
    await userEvent.keyboard(openKeys)
    await expect.poll(() => document.activeElement).toBe(input())
    const sizes = (): number[] => [bar().offsetWidth, bar().offsetHeight, input().offsetWidth]
    const empty = sizes()
    for (const [keys, shown] of [
      ['строка', '1 из 20'],
      ['{Enter}', '2 из 20'],
      ['ъ', 'Нет совпадений'],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect.poll(count).toBe(shown)
      expect(sizes()).toEqual(empty)
      expect(text.getBoundingClientRect()).toEqual(before)
    }
  })

  it('never covers the current match: it goes out of its way where the page cannot be scrolled', async () => {
    await open(atRight('кот') + lines(40) + atRight('кот') + lines(40) + atRight('кот'), 'кот')
    for (const shown of ['1 из 3', '2 из 3', '3 из 3', '1 из 3']) {
      await expect.poll(count).toBe(shown)
      await expect.poll(isInSight).toBe(true)
      await userEvent.keyboard('{Enter}')
    }
  })

  it('never covers the caret', async () => {
    const { text } = await open(atRight('кот') + lines(40), 'ст')
    expect(place()).toBe('top')
    text.focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}')
    await expect.poll(place).toBe('bottom')
  })

  it('hangs under a field that is no higher than itself', async () => {
    const { container, text } = await renderField({
      value: '<p>кот</p>',
      commentEditor: true,
      initFocus: true,
    })
    await userEvent.keyboard(openKeys)
    await expect.poll(place).toBe('below')
    expect(bar().getBoundingClientRect().top).toBeGreaterThan(text.getBoundingClientRect().bottom)
    expect(container.querySelector('.tf-field')?.contains(bar())).toBe(true)
  })

  it('shows on a phone what is looked for, beside the number of matches', async () => {
    await page.viewport(360, 640)
    await open(lines(40), 'срок согласования')
    const { scrollWidth, clientWidth } = input()
    expect(scrollWidth).toBe(clientWidth)
  })

  it('fits a phone', async () => {
    await page.viewport(360, 640)
    await open(lines(40), 'строка')
    const { left, right } = bar().getBoundingClientRect()
    expect([left >= 0, right <= 360]).toEqual([true, true])
    for (const each of bar().querySelectorAll('button, input')) {
      const box = each.getBoundingClientRect()
      expect([box.left >= left, box.right <= right]).toEqual([true, true])
    }
  })

  it('keeps its keys, and those of the text, on a button with nothing left to do', async () => {
    const { handle, text } = await open('<p>кот и кот</p>', 'кот')
    await userEvent.click(button('Заменить всё'))
    expect(handle.getHtml()).toBe('<p>&nbsp;и&nbsp;</p>')
    await expect.poll(count).toBe('Заменено: 2')
    expect(document.activeElement).toBe(button('Заменить всё'))
    expect(button('Заменить всё').ariaDisabled).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toBe('<p>&nbsp;и&nbsp;</p>')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe('<p>кот и кот</p>')
    await userEvent.keyboard('{Escape}')
    expect(document.querySelector('.tf-find')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('takes back what is typed into its fields there, not in the text', async () => {
    const { handle } = await open('<p>кот</p>', 'ко')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe('<p>кот</p>')
  })

  it('answers the keys of find on any layout, and is asked for again from the text', async () => {
    const { text } = await open(lines(20), 'строка')
    button('Закрыть').focus()
    await pressWithControl({ key: 'а', code: 'KeyF', keyCode: 70 })
    await expect.poll(() => document.activeElement).toBe(input())
    await pressWithControl({ key: 'п', code: 'KeyG', keyCode: 71 })
    await expect.poll(count).toBe('2 из 20')
    text.focus()
    await userEvent.keyboard(openKeys)
    await expect.poll(() => document.activeElement).toBe(input())
  })

  it('keeps what is typed into it, and the place gone to, when it is asked for once more', async () => {
    await renderField({ value: '<p>кот и лес, лес и кот</p>', initFocus: true })
    await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight>3/}{/Shift}')
    await userEvent.keyboard(openKeys)
    await expect.poll(() => [document.activeElement, input().value]).toEqual([input(), 'кот'])
    await userEvent.keyboard('лес{Enter}')
    await expect.poll(count).toBe('2 из 2')
    await userEvent.keyboard(openKeys)
    await expect.poll(() => input().selectionEnd).toBe(3)
    expect([input().value, input().selectionStart, count()]).toEqual(['лес', 0, '2 из 2'])
  })

  it('finds in a text that is only read, and offers no replacing there', async () => {
    const { text } = await renderField({ value: '<p>кот и кот</p>', readOnly: true })
    await userEvent.click(text)
    await userEvent.keyboard(openKeys)
    await expect.poll(() => document.activeElement).toBe(input())
    await userEvent.keyboard('кот{Enter}')
    await expect.poll(count).toBe('2 из 2')
    await expect.poll(isInSight).toBe(true)
    expect(bar().ariaLabel).toBe('Найти в тексте')
    expect(bar().querySelectorAll('input')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
  })
})
