import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'

const balloon = (): Element | null => document.querySelector('.tf-balloon')
const bar = (): Element | null => document.querySelector('.tf-balloon .tf-object-toolbar')
const names = (): (string | null)[] =>
  [...(bar()?.querySelectorAll('button') ?? [])].map(button => button.getAttribute('aria-label'))

const value = '<p>один два</p>'

async function selectByKeys(props: Parameters<typeof renderField>[0]): Promise<RenderedField> {
  const field = await renderField({ value, selectionToolbar: true, ...props })
  field.handle.focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight>4}{/Shift}')
  return field
}

function point(target: Element, kind: string, pointerType: string): void {
  target.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }))
}

describe('the toolbar of a selected text', () => {
  it('formats, does not take the focus, closes on Escape, and is reached by Alt+F10', async () => {
    const { text, handle } = await selectByKeys({})
    await expect.poll(bar).not.toBeNull()
    expect(document.activeElement).toBe(text)
    const found = await axe.run(balloon() ?? text)
    expect(found.violations.map(({ id }) => id)).toEqual([])

    await page.getByRole('button', { name: 'Жирный' }).last().click()
    expect(handle.getHtml()).toBe('<p><strong>один</strong> два</p>')
    expect(bar()).not.toBeNull()

    await userEvent.keyboard('{Escape}')
    await expect.poll(balloon).toBeNull()
    await userEvent.keyboard('{Control>}i{/Control}')
    expect(handle.getHtml()).toContain('<i>')
    expect(balloon()).toBeNull()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(bar).not.toBeNull()

    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    expect(bar()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(handle.getHtml()).toBe('<p><strong>один</strong> два</p>')

    handle.focus()
    await expect.poll(bar).not.toBeNull()
    await userEvent.keyboard('т')
    await expect.poll(balloon).toBeNull()
  })

  it('waits for the mouse, and leaves a selection made by a finger to the system', async () => {
    const { text } = await selectByKeys({})
    await expect.poll(bar).not.toBeNull()
    point(text, 'pointerdown', 'mouse')
    await expect.poll(balloon).toBeNull()
    point(document.body, 'pointerup', 'mouse')
    await expect.poll(bar).not.toBeNull()
    point(text, 'pointerdown', 'touch')
    point(document.body, 'pointerup', 'touch')
    await expect.poll(balloon).toBeNull()
  })

  it('gives way to the form of a link and to the search', async () => {
    await selectByKeys({})
    await expect.poll(bar).not.toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    expect(bar()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(bar).not.toBeNull()
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.poll(balloon).toBeNull()
  })

  it('has what the field has', async () => {
    await selectByKeys({ features: { color: false, link: false } })
    await expect
      .poll(names)
      .toEqual(['Жирный', 'Курсив', 'Код в строке', 'Цитата', 'Копировать как Markdown'])
  })
})
