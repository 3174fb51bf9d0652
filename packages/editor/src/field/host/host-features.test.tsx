import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichText } from '../../rich-text/rich-text.tsx'
import { callout, callouts, issueKey, issueKeys } from '../../testing/host-features.ts'
import { renderField } from '../../testing/render-field.tsx'
import { defineFeature } from './host-feature.ts'

// Wide enough for all items.
beforeAll(() => page.viewport(1600, 800))

const hostFeatures = [issueKeys, callouts]
const chip = '<span class="issue-key" data-key="AB-1">AB-1</span>'
const box = (content: string): string => `<aside class="callout" data-kind="info">${content}</aside>`
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('an object within a text', () => {
  it('is made of what is typed, and undo gives that back', async () => {
    const { handle } = await renderField({ hostFeatures, initFocus: true })
    await userEvent.keyboard('см. AB-1 ')
    await expect.poll(() => handle.getHtml()).toBe(`<p>см. ${chip}&nbsp;</p>`)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe('<p>см. AB-1&nbsp;</p>')
  })

  it('is drawn by the view of the host and goes whole by Backspace', async () => {
    const { handle, text } = await renderField({ hostFeatures, value: `<p>а${chip}</p>`, initFocus: true })
    expect(text.querySelector('.issue-chip')?.textContent).toBe('№ AB-1')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => handle.getHtml()).toBe('<p>а</p>')
  })

  it('comes by the button of the toolbar, with its marks', async () => {
    const { handle } = await renderField({ hostFeatures, initFocus: true })
    await userEvent.keyboard('{Control>}b{/Control}')
    await userEvent.click(button('Ключ задачи'))
    expect(handle.getHtml()).toBe(
      '<p><strong><span class="issue-key" data-key="PROJ-1">PROJ-1</span></strong></p>',
    )
  })

  it('stands in no code', async () => {
    await renderField({
      hostFeatures,
      value: '<pre><code class="language-plaintext">а</code></pre>',
      initFocus: true,
    })
    await expect.element(button('Ключ задачи')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a container', () => {
  it('is put around blocks by button and key, left by Enter and Backspace, and taken away', async () => {
    const { handle } = await renderField({ hostFeatures, value: '<p>а</p>', initFocus: true })
    await userEvent.click(button('Врезка'))
    expect(handle.getHtml()).toBe(box('<p>а</p>'))
    await expect.element(button('Врезка')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}б{Enter}{Enter}в')
    expect(handle.getHtml()).toBe(`${box('<p>а</p><p>б</p>')}<p>в</p>`)
    await userEvent.keyboard('{Control>}{Alt>}i{/Alt}{/Control}')
    expect(handle.getHtml()).toBe(`${box('<p>а</p><p>б</p>')}${box('<p>в</p>')}`)
    await userEvent.keyboard('{Control>}{Alt>}i{/Alt}{/Control}')
    expect(handle.getHtml()).toBe(`${box('<p>а</p><p>б</p>')}<p>в</p>`)
  })

  it('is offered in the menu of blocks and explained in the help', async () => {
    const { handle } = await renderField({ hostFeatures, initFocus: true })
    await userEvent.keyboard('/Врез')
    await userEvent.click(page.getByRole('option', { name: 'Врезка' }))
    await userEvent.keyboard('а')
    expect(handle.getHtml()).toBe(box('<p>а</p>'))
    await userEvent.keyboard('{Alt>}0{/Alt}')
    await expect.element(page.getByRole('dialog')).toHaveTextContent(/Врезка/)
  })
})

it('objects are copied with their text, and pasted as they were', async () => {
  const { handle } = await renderField({
    hostFeatures,
    value: `<p>${chip}</p>${box('<p>а</p>')}`,
    initFocus: true,
  })
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await userEvent.keyboard('{ArrowRight}{Enter}{Enter}')
  const before = handle.getHtml()
  await userEvent.paste()
  await expect
    .poll(() => handle.getHtml())
    .toBe(`${before.replace(/<p>&nbsp;<\/p>$/, '')}<p>${chip}</p>${box('<p>а</p>')}`)
})

describe('a field without the feature', () => {
  it('shows the text of the objects', async () => {
    const { handle } = await renderField({ value: `<p>${chip}</p>${box('<p>а</p>')}` })
    expect(handle.getHtml()).toBe('<p>AB-1</p><p>а</p>')
  })

  it('is a read-only view that is not given them; with them it shows their elements', async () => {
    const html = `<p>${chip}</p>${box('<p>а</p>')}`
    const { container, rerender } = await render(<RichText html={html} />)
    expect(container.querySelector('.issue-key, .callout')).toBeNull()
    await rerender(<RichText html={html} hostObjects={[issueKey, callout]} />)
    expect(container.querySelectorAll('.issue-key, .callout').length).toBe(2)
    expect(container.textContent).toBe('AB-1а')
  })
})

describe('a feature that throws', () => {
  const fail = (): never => {
    throw new Error('of the host')
  }

  it('is told by its view, and the object is its saved element', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const broken = defineFeature({ ...issueKeys, looks: { 'issue-key': { view: fail } } })
    const { text } = await renderField({ hostFeatures: [broken], onError, value: `<p>${chip}</p>` })
    expect(text.querySelector('.issue-key')?.textContent).toBe('AB-1')
    await expect.poll(() => onError).toHaveBeenCalledWith(new Error('of the host'))
  })

  it('is told by its command, and typing goes on', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const broken = defineFeature({ name: 'broken', keymap: { 'Mod-Alt-i': fail, a: fail } })
    const { handle } = await renderField({ hostFeatures: [broken], onError, initFocus: true })
    await userEvent.keyboard('{Control>}{Alt>}i{/Alt}{/Control}ба')
    expect(onError).toHaveBeenCalledWith(new Error('of the host'))
    expect(handle.getHtml()).toBe('<p>ба</p>')
  })

  it('is told by what reads its attributes, and the text is read', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const object = { ...issueKey, attributes: { 'data-key': { parse: fail } } }
    const { handle } = await renderField({
      hostFeatures: [defineFeature({ name: 'broken', objects: [object] })],
      onError,
      value: `<p>${chip}</p>`,
    })
    expect(handle.getHtml()).toBe('<p>AB-1</p>')
    await expect.poll(() => onError).toHaveBeenCalledWith(new Error('of the host'))
  })
})

it('looks of objects that a feature does not have are refused', () =>
  expect(() => defineFeature({ name: 'a', looks: { b: {} } })).toThrow(/none of its objects/))
