import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

// Wide enough for all items of the toolbar.
beforeAll(() => page.viewport(1600, 800))

const opener = (): ReturnType<typeof page.getByRole> => page.getByRole('button', { name: /^Выравнивание/ })

async function choose(name: string): Promise<void> {
  await userEvent.click(opener())
  await userEvent.click(page.getByRole('menuitemradio', { name }))
}

describe('the drop-down for alignment', () => {
  it('sets the text, shows how it is set, and takes it back when the same is chosen again', async () => {
    const { handle, text } = await renderField({ value: '<p>one</p>', initFocus: true })
    await expect.element(opener()).toHaveAccessibleName('Выравнивание: По левому краю')
    await choose('По центру')
    expect(handle.getHtml()).toBe('<p style="text-align:center;">one</p>')
    await expect.element(opener()).toHaveAccessibleName('Выравнивание: По центру')
    expect(opener().element().querySelector('.lucide-align-center, .lucide-text-align-center')).not.toBe(null)
    await expect.poll(() => document.activeElement).toBe(text)
    await choose('По центру')
    expect(handle.getHtml()).toBe('<p>one</p>')
  })

  it('is off where nothing can be aligned', async () => {
    await renderField({ value: '<pre><code>one</code></pre>', initFocus: true })
    await expect.element(opener()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(opener()).toHaveAccessibleName('Выравнивание: нет')
  })

  it.each([
    ['e', 'center'],
    ['r', 'right'],
    ['j', 'justify'],
  ])('has the key Ctrl+Shift+%s of Google Docs for %s', async (key, alignment) => {
    const { handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard(`{Control>}{Shift>}${key}{/Shift}{/Control}`)
    expect(handle.getHtml()).toBe(`<p style="text-align:${alignment};">one</p>`)
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
    expect(handle.getHtml()).toBe('<p>one</p>')
  })
})
