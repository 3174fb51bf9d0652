import { expect, describe, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openField } from '../../../testing/open-field.ts'
import { renderField } from '../../../testing/render-field.tsx'
import { toggleCaption } from './table-caption.ts'

const table = (text: string, caption = ''): string =>
  `<figure class="table"><table><tbody><tr><td>${text}</td></tr></tbody></table>${caption}</figure>`

describe('the caption of a table', () => {
  it('comes with the caret in it, and goes again', () => {
    const { editor, written } = openField(table('a|'))
    editor.run(toggleCaption)
    expect(written()).toBe(table('a', '<figcaption>|</figcaption>'))
    editor.run(toggleCaption)
    expect(written()).toBe(table('a|'))
  })

  it('has its text again when it comes back, though the text before has grown', async () => {
    const { editor, press, written } = openField(
      `<p>x</p>${table('a|', '<figcaption>Итоги <b>года</b></figcaption>')}`,
    )
    editor.run(toggleCaption)
    expect(written()).toBe(`<p>x</p>${table('a|')}`)
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('yy', 1))
      return true
    })
    editor.run(toggleCaption)
    await press('!')
    expect(written()).toBe(
      `<p>yyx</p>${table('a', '<figcaption>Итоги <strong>года!|</strong></figcaption>')}`,
    )
  })

  it('comes back by undo as well', async () => {
    const html = table('a', '<figcaption>Итоги|</figcaption>')
    const { editor, press, written } = openField(html)
    editor.run(toggleCaption)
    await press('{Control>}z{/Control}')
    expect(written().replace('|', '')).toBe(html.replace('|', ''))
  })

  it.each([
    ['in a new paragraph', '', '<p>x|</p>'],
    ['in a paragraph before other text', '<p>b</p>', '<p>x|</p><p>b</p>'],
    ['in the empty one that is there', '<p></p><p>b</p>', '<p>x|</p><p>b</p>'],
  ])('is left by Enter: %s', async (_, after, expected) => {
    const { press, written } = openField(table('a', '<figcaption>Ито|ги</figcaption>') + after)
    await press('{Enter}', 'x')
    expect(written()).toBe(table('a', '<figcaption>Итоги</figcaption>') + expected)
  })

  it('says what it is for while it is empty', () => {
    const { editor, text } = openField(table('a|'))
    editor.run(toggleCaption)
    const shown = (): string => getComputedStyle(text.querySelector('figcaption') ?? text, '::before').content
    expect(shown()).toBe('"Подпись таблицы"')
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('x'))
      return true
    })
    expect(shown()).toBe('none')
  })

  it('is switched by the button of the toolbar, which says whether it is there', async () => {
    const { text, handle } = await renderField({ value: `<p>до</p>${table('a')}` })
    await userEvent.click(text.querySelector('td') ?? text)
    const button = page.getByRole('button', { name: 'Подпись таблицы', exact: true })
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await userEvent.keyboard('Итоги')
    expect(handle.getHtml()).toContain('<figcaption>Итоги</figcaption>')
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('figure', { name: 'Итоги' })).toBeInTheDocument()
  })
})
