import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openField } from '../../testing/open-field.ts'
import { pressWithControl } from '../../testing/raw-key.ts'
import { renderField } from '../../testing/render-field.tsx'

// Wide enough for all items of the toolbar.
beforeAll(() => page.viewport(1600, 800))

describe('the buttons for the indent', () => {
  it('move text by 40 px, items by a level and code by a tab', async () => {
    const { handle } = await renderField({ value: '<p>one</p>', initFocus: true })
    const more = page.getByRole('button', { name: 'Увеличить отступ' })
    const less = page.getByRole('button', { name: 'Уменьшить отступ' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(handle.getHtml()).toBe('<p style="margin-left:80px;">one</p>')
    await userEvent.click(less)
    expect(handle.getHtml()).toBe('<p style="margin-left:40px;">one</p>')
    handle.setHtml('<ul><li>one</li><li>two</li></ul>')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await userEvent.click(more)
    expect(handle.getHtml()).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>')
    await userEvent.click(less)
    expect(handle.getHtml()).toBe('<ul><li>one</li><li>two</li></ul>')
    handle.setHtml('<pre><code class="language-css">a</code></pre>')
    await userEvent.click(more)
    expect(handle.getHtml()).toBe('<pre><code class="language-css">\ta</code></pre>')
    await userEvent.click(less)
    expect(handle.getHtml()).toBe('<pre><code class="language-css">a</code></pre>')
  })

  it('have the keys of Google Docs', async () => {
    const { press, written } = openField('<p>a|</p>')
    await press('{Control>}{BracketRight}{/Control}')
    expect(written()).toBe('<p style="margin-left:40px;">a|</p>')
    await press('{Control>}{BracketLeft}{/Control}')
    expect(written()).toBe('<p>a|</p>')
  })

  it('have their keys on a Russian keyboard, too', async () => {
    const { written } = openField('<p>a|</p>')
    await pressWithControl({ key: 'ъ', code: 'BracketRight', keyCode: 0 })
    expect(written()).toBe('<p style="margin-left:40px;">a|</p>')
    await pressWithControl({ key: 'х', code: 'BracketLeft', keyCode: 0 })
    expect(written()).toBe('<p>a|</p>')
  })
})
