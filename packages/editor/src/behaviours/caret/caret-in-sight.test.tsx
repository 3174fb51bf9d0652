import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

afterEach(() => {
  window.scrollTo(0, 0)
  document.querySelector('#head')?.remove()
})

const lines = Array.from({ length: 80 }, (_, index) => `<p>строка ${index}</p>`).join('')
const caretTop = (): number => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0
const caretLeft = (): number => getSelection()?.getRangeAt(0).getBoundingClientRect().left ?? 0
const toolbarBottom = (container: HTMLElement): number =>
  container.querySelector('.tf-toolbar')?.getBoundingClientRect().bottom ?? 0
const up = (times: number): Promise<void> => userEvent.keyboard(`{ArrowUp>${times}/}`)

describe('the caret', () => {
  it('does not go below the toolbar while it is moved up', async () => {
    await page.viewport(800, 500)
    const { container } = await renderField({ value: lines, initFocus: true })
    await up(40)
    await expect.poll(() => caretTop()).toBeGreaterThan(toolbarBottom(container))
    expect(toolbarBottom(container)).toBeLessThan(100)
  })

  it('does not go below the head of the page either', async () => {
    await page.viewport(800, 500)
    const head = document.body.appendChild(document.createElement('div'))
    head.id = 'head'
    head.style.cssText = 'position: fixed; inset: 0 0 auto; height: 90px; z-index: 5; background: white'
    await renderField({ value: lines, initFocus: true })
    await up(40)
    await expect.poll(() => caretTop()).toBeGreaterThan(90)
  })

  it('stays in sight where code is wider than the field, at each letter', async () => {
    const { text } = await renderField({
      value: '<pre><code class="language-plaintext">a</code></pre>',
      initFocus: true,
    })
    const code = text.querySelector('code') ?? text
    await userEvent.keyboard('{End}')
    for (let typed = 0; typed < 300; typed += 30) {
      await userEvent.keyboard('b'.repeat(30))
      expect(caretLeft()).toBeLessThan(code.getBoundingClientRect().right)
    }
    expect(code.textContent).toHaveLength(301)
    expect(code.scrollLeft).toBeGreaterThan(0)
  })

  it('comes back into sight with a letter, wherever the page was scrolled', async () => {
    await page.viewport(800, 500)
    await renderField({ value: lines, initFocus: true })
    await userEvent.keyboard('ab')
    const { scrollY } = window
    window.scrollTo(0, 0)
    await userEvent.keyboard('c')
    expect(window.scrollY).toBe(scrollY)
  })

  it('stays where a click has put it', async () => {
    await page.viewport(800, 500)
    const { text } = await renderField({ value: lines })
    window.scrollTo(0, 400)
    const line = text.children[20]
    await userEvent.click(line ?? text)
    expect(window.scrollY).toBe(400)
  })
})
