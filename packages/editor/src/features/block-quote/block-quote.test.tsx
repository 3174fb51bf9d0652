import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'

// Wide enough for all items of the toolbar.
beforeAll(() => page.viewport(1600, 800))

describe('quotes', () => {
  it('are left by Enter twice', async () => {
    const { press, written } = openField('<blockquote><p>a|</p></blockquote>')
    await press('{Enter}', '{Enter}', 'b')
    expect(written()).toBe('<blockquote><p>a</p></blockquote><p>b|</p>')
  })

  it.each([
    ['<p>a</p><blockquote><p>|b</p><p>c</p></blockquote>', '<p>a|b</p><blockquote><p>c</p></blockquote>'],
    ['<blockquote><p>a</p></blockquote><p>|b</p>', '<blockquote><p>a|b</p></blockquote>'],
    ['<blockquote><p>|a</p></blockquote>', '<blockquote><p>|a</p></blockquote>'],
    ['<blockquote><p>|</p></blockquote>', '<p>|</p>'],
    [
      '<p>x</p><blockquote><p>|</p><p>a</p></blockquote>',
      '<p>x</p><p>|</p><blockquote><p>a</p></blockquote>',
    ],
    ['<blockquote><p>a</p><ul><li>|b</li></ul></blockquote>', '<blockquote><p>a</p><p>|b</p></blockquote>'],
  ])('in %s Backspace gives %s', async (html, after) => {
    const { press, written } = openField(html)
    await press('{Backspace}')
    expect(written().replace('&nbsp;', '')).toBe(after)
  })

  it('are made and taken back by the button, which shows where one is', async () => {
    const { handle, text } = await renderField({ value: '<p>one</p>', initFocus: true })
    const button = page.getByRole('button', { name: 'Цитата' })
    await userEvent.click(button)
    expect(handle.getHtml()).toBe('<blockquote><p>one</p></blockquote>')
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    expect(document.activeElement).toBe(text)
    await userEvent.click(button)
    expect(handle.getHtml()).toBe('<p>one</p>')
  })
})
