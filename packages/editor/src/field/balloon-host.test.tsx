import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderField } from '../testing/render-field.tsx'

const balloon = (): Element | null => document.querySelector('.tf-balloon')

describe('a balloon', () => {
  const value = '<p><a href="/a">ссылка</a> дальше</p>'

  it('is open only while its field has the focus', async () => {
    const { handle } = await renderField({ value })
    expect(balloon()).toBeNull()
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(balloon).not.toBeNull()
    const outside = document.body.appendChild(document.createElement('input'))
    outside.focus()
    await expect.poll(balloon).toBeNull()
    handle.focus()
    await expect.poll(balloon).not.toBeNull()
    outside.remove()
  })

  it('is entered by Alt+F10, and left by Escape', async () => {
    const { text, handle } = await renderField({ value })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(balloon).not.toBeNull()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    expect(balloon()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('is left by Tab to the text where it has buttons, and walked round by it where it is a form', async () => {
    const { text, handle } = await renderField({ value })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(balloon).not.toBeNull()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Shift>}{Tab}{/Shift}')
    await expect.poll(() => document.activeElement).toBe(text)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    const address = document.activeElement
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.textContent).toBe('Сохранить')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(address)
    expect(balloon()).not.toBeNull()
  })

  it('stands in the dialog that the field stands in', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    const { container, handle } = await renderField({ value })
    dialog.append(container)
    dialog.showModal()
    handle.focus()
    await userEvent.keyboard('{ArrowRight}{Control>}k{/Control}')
    await expect.poll(() => dialog.querySelector('.tf-balloon input') === document.activeElement).toBe(true)
    dialog.remove()
  })

  it('belongs to its own field where two stand on a page', async () => {
    const first = await renderField({ value })
    const second = await renderField({ value: '<p>b</p>' })
    first.handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(balloon).not.toBeNull()
    const inOther = second.container.querySelector<HTMLElement>('.tf-toolbar [tabindex="0"]')
    second.handle.focus()
    await expect.poll(balloon).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    // The form of the second field is open and has the focus; nothing of the first is.
    expect(document.querySelectorAll('.tf-balloon')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.poll(() => document.activeElement).toBe(inOther)
  })
})
