import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'
import { nameOf, tooComplex } from '../../testing/too-complex.ts'
import { RichTextField } from '../rich-text-field.tsx'

describe('a text that is too complex to be edited', () => {
  it('is shown as its words, with a way to its source, and stays as it was', async () => {
    const emitted: string[] = []
    const { container } = await render(
      <form>
        <RichTextField value={tooComplex} name="description" onChange={html => emitted.push(html)} />
      </form>,
    )
    expect(container.querySelector('[role=textbox]')).toBe(null)
    expect(container.querySelector('[role=alert]')?.textContent).toContain('слишком сложный')
    expect(nameOf(container.querySelector('.tf-unreadable-text')?.textContent)).toBe('Слова & ещё')
    const form = container.querySelector('form')
    expect(nameOf(form && new FormData(form).get('description'))).toBe('as it was given')
    expect(emitted).toEqual([])
  })

  it('shows its source to be copied', async () => {
    const { container } = await render(<RichTextField value={tooComplex} />)
    const summary = container.querySelector('summary')
    if (summary) await userEvent.click(summary)
    const source = container.querySelector('details textarea')
    expect(nameOf(source instanceof HTMLTextAreaElement && source.checkVisibility() && source.value)).toBe(
      'as it was given',
    )
  })

  it('makes room for one that can be edited', async () => {
    const host = (value: string): ReactElement => <RichTextField value={value} />
    const { container, rerender } = await render(host(tooComplex))
    await rerender(host('<p>one</p>'))
    expect(container.querySelector('[role=textbox]')?.innerHTML).toBe('<p>one</p>')
  })

  it('does not take the place of what the user has typed', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p>', initFocus: true })
    await userEvent.keyboard('!')
    await rerender({ value: tooComplex })
    expect(text.isConnected).toBe(true)
    expect(nameOf(handle.getHtml())).toBe('<p>one!</p>')
  })

  it('takes the place of a text that nobody has touched, and the host is not told', async () => {
    const { handle, emitted, rerender } = await renderField({ value: '<p>one</p>' })
    await rerender({ value: tooComplex })
    expect(nameOf(handle.getHtml())).toBe('as it was given')
    expect(emitted).toEqual([])
  })

  it('is kept as it is, and nobody is told, when the handle sets it', async () => {
    const { handle, emitted, unmount } = await renderField({ value: '<p>one</p>' })
    handle.setHtml(tooComplex)
    expect(nameOf(handle.getHtml())).toBe('as it was given')
    await unmount()
    expect(emitted).toEqual([])
  })
})
