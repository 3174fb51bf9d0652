import { useRef, type ReactElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../testing/render-field.tsx'
import type { FieldHandle } from './handle.ts'
import { RichTextField } from './rich-text-field.tsx'

// Wide enough for the whole toolbar.
beforeAll(() => page.viewport(1600, 800))

describe('a field', () => {
  it('shows its value and takes what is typed at its end', async () => {
    const { text, handle } = await renderField({ value: '<h2>One</h2><p>two</p>', initFocus: true })
    expect(text.innerHTML).toBe('<h2>One</h2><p>two</p>')
    await userEvent.keyboard(' more')
    expect(handle.getHtml()).toBe('<h2>One</h2><p>two more</p>')
  })

  it('takes no focus unless it is asked to', async () => {
    await renderField({ value: '<p>one</p>' })
    expect(document.activeElement).toBe(document.body)
  })

  it('puts the caret at the start when it is focused first, and where it was later', async () => {
    const { handle } = await renderField({ value: '<p>one</p>' })
    handle.focus()
    await userEvent.keyboard('a{ArrowRight}')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    handle.focus()
    await userEvent.keyboard('b')
    expect(handle.getHtml()).toBe('<p>aobne</p>')
  })

  it('gives its handle through a ref too', async () => {
    const handles: (FieldHandle | null)[] = []
    function Host(): ReactElement {
      const ref = useRef<FieldHandle>(null)
      return <RichTextField value="<p>one</p>" ref={ref} onReady={() => handles.push(ref.current)} />
    }
    await render(<Host />)
    expect(handles.map(handle => handle?.getHtml())).toEqual(['<p>one</p>'])
  })

  it('is replaced by what the handle sets, and tells it', async () => {
    const { text, handle, emitted } = await renderField({ value: '<p>one</p>' })
    handle.setHtml('<p>two</p>')
    expect(text.innerHTML).toBe('<p>two</p>')
    handle.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe('<p>two</p>')
    await expect.poll(() => emitted).toEqual(['<p>two</p>'])
  })

  it('is named for those who do not see it, and says that it has several lines', async () => {
    const { text, rerender } = await renderField({ label: 'Описание' })
    expect(text.ariaLabel).toBe('Описание')
    expect(text.ariaMultiLine).toBe('true')
    await rerender({ label: 'Комментарий' })
    expect(text.ariaLabel).toBe('Комментарий')
  })

  it('shows its placeholder only while it is empty', async () => {
    const { text } = await renderField({ placeholder: 'Опишите задачу…', initFocus: true })
    const placeholder = (): string | undefined =>
      text.querySelector<HTMLElement>('.tf-empty')?.dataset['placeholder']
    expect(placeholder()).toBe('Опишите задачу…')
    await userEvent.keyboard('a')
    expect(placeholder()).toBe(undefined)
    await userEvent.keyboard('{Backspace}')
    expect(placeholder()).toBe('Опишите задачу…')
  })

  it('cannot be changed while it is only read', async () => {
    const { text, handle, rerender, container } = await renderField({ value: '<p>one</p>', readOnly: true })
    expect(text.contentEditable).toBe('false')
    expect(container.querySelectorAll('.tf-toolbar button:not([aria-disabled=true])')).toHaveLength(0)
    await rerender({ readOnly: false })
    await userEvent.click(text)
    await userEvent.keyboard('!')
    expect(handle.getHtml()).toBe('<p>one!</p>')
    expect(container.querySelectorAll('.tf-toolbar button:not([aria-disabled=true])').length).toBeGreaterThan(
      0,
    )
  })

  it('speaks Russian, and English when it is told to', async () => {
    const { container, rerender } = await renderField({
      value: '<div class="page-break" style="page-break-after:always;"></div>',
    })
    const words = (): (string | null | undefined)[] => [
      container.querySelector('.page-break')?.textContent,
      container.querySelector('.tf-toolbar [aria-keyshortcuts="Control+B"]')?.ariaLabel,
    ]
    expect(words()).toEqual(['Разрыв страницы', 'Жирный'])
    await rerender({ locale: 'en' })
    expect(words()).toEqual(['Page break', 'Bold'])
  })
})

describe('the field of a comment', () => {
  const send = '{Shift>}{Enter}{/Shift}'

  it('calls the host on Shift+Enter instead of breaking the line', async () => {
    const sent: string[] = []
    const { handle, emitted } = await renderField({
      commentEditor: true,
      initFocus: true,
      onShiftEnter: html => sent.push(html),
    })
    await userEvent.keyboard(`hello${send}`)
    expect(sent).toEqual(['<p>hello</p>'])
    expect(emitted.at(-1)).toBe('<p>hello</p>')
    expect(handle.getHtml()).toBe('<p>hello</p>')
  })

  it('can be emptied by the host after it was sent', async () => {
    const { handle, rerender } = await renderField({
      value: '<p>draft</p>',
      commentEditor: true,
      initFocus: true,
      onShiftEnter: () => {},
    })
    await userEvent.keyboard(`!${send}`)
    await rerender({ value: '' })
    expect(handle.getHtml()).toBe('')
  })

  it('breaks the line where the host does not listen, or where it is no comment', async () => {
    const { handle, rerender } = await renderField({ commentEditor: true, initFocus: true })
    await userEvent.keyboard(`a${send}b`)
    expect(handle.getHtml()).toBe('<p>a<br>b</p>')
    await rerender({ commentEditor: false, onShiftEnter: () => {} })
    await userEvent.keyboard(`${send}c`)
    expect(handle.getHtml()).toBe('<p>a<br>b<br>c</p>')
  })
})
