import { Link, SeparatorHorizontal } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'
import type { FieldHandle } from '../handle.ts'
import type { HostButton, InjectedItem } from './injected-item.tsx'

// Wide enough for all items.
beforeAll(() => page.viewport(1600, 800))

const stamp: HostButton = {
  name: 'stamp',
  label: 'Штамп',
  icon: SeparatorHorizontal,
  run: field => field.insertHtml('<strong>готово</strong>'),
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const names = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('.tf-toolbar button')].map(element => element.ariaLabel)

describe('items of the host', () => {
  it('stand after a line at the end, or beside the item that they name', async () => {
    const { container, rerender } = await renderField({ injectItems: [stamp] })
    expect(names(container).at(-1)).toBe('Штамп')
    expect(container.querySelector('.tf-toolbar > :nth-last-child(2)')?.role).toBe('separator')
    await rerender({ injectItems: [{ ...stamp, after: 'bold' }], commentEditor: true })
    expect(names(container).slice(0, 3)).toEqual(['Жирный', 'Штамп', 'Курсив'])
  })

  it('put their HTML in the place of the selection, as one step of undo', async () => {
    const { handle, text } = await renderField({
      value: '<p>не сделано</p>',
      injectItems: [stamp],
      initFocus: true,
    })
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}')
    await userEvent.click(button('Штамп'))
    expect(handle.getHtml()).toBe('<p>не <strong>готово</strong></p>')
    expect(document.activeElement).toBe(text)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(handle.getHtml()).toBe('<p>не сделано</p>')
  })

  it('cannot bring in what the document does not know', async () => {
    const hostile = '<p onclick="alert(1)">a<script>alert(2)</script><a href="javascript:alert(3)">b</a></p>'
    const { handle } = await renderField({
      injectItems: [{ ...stamp, run: field => field.insertHtml(hostile) }],
    })
    await userEvent.click(button('Штамп'))
    expect(handle.getHtml()).toBe('<p>ab</p>')
  })

  it('are pressed and enabled by what they are asked, with what the text is then', async () => {
    const item: InjectedItem = {
      ...stamp,
      isActive: field => field.isActive('bold'),
      isEnabled: field => field.getSelectedText() !== '',
    }
    await renderField({ value: '<p><strong>a</strong></p>', injectItems: [item], initFocus: true })
    await expect.element(button('Штамп')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button('Штамп')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}ab{/Control}')
    await expect.element(button('Штамп')).not.toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Штамп')).toHaveAttribute('aria-pressed', 'false')
  })

  it('cannot be used in a text that is only read', async () => {
    const run = vi.fn<(field: FieldHandle) => void>()
    await renderField({ value: '<p>a</p>', readOnly: true, injectItems: [{ ...stamp, run }] })
    await expect.element(button('Штамп')).toHaveAttribute('aria-disabled', 'true')
  })

  it('follow the host: another array brings what it says now', async () => {
    const { handle, rerender } = await renderField({ injectItems: [stamp] })
    await rerender({ injectItems: [{ ...stamp, run: field => field.insertHtml('новое') }] })
    await userEvent.click(button('Штамп'))
    expect(handle.getHtml()).toBe('<p>новое</p>')
    await rerender({ injectItems: [] })
    await expect.element(button('Штамп')).not.toBeInTheDocument()
  })

  it('open a drop-down', async () => {
    const choice = (name: string) => ({ name, label: name, run: (f: FieldHandle) => f.insertHtml(name) })
    const menu: InjectedItem = {
      name: 'size',
      label: 'Размер',
      choices: [choice('малый'), choice('большой')],
    }
    const { handle } = await renderField({ injectItems: [menu] })
    await userEvent.click(page.getByRole('button', { name: 'Размер', exact: true }))
    await userEvent.click(page.getByRole('menuitemradio', { name: 'большой' }))
    expect(handle.getHtml()).toBe('<p>большой</p>')
  })

  it('open a panel, which keeps what is typed in it and gives the focus back', async () => {
    function Panel({ field, close }: { field: FieldHandle; close: () => void }): ReactElement {
      const [number, setNumber] = useState('')
      return (
        <form
          action={() => {
            field.insertHtml(`№ ${number}`)
            close()
          }}
        >
          <input aria-label="Номер" value={number} onChange={event => setNumber(event.target.value)} />
        </form>
      )
    }
    const item: InjectedItem = { name: 'number', label: 'Номер дела', icon: Link, panel: Panel }
    const { handle, text } = await renderField({ injectItems: [item] })
    await userEvent.click(button('Номер дела'))
    await userEvent.fill(page.getByLabelText('Номер', { exact: true }), '12')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => handle.getHtml()).toBe('<p>№ 12</p>')
    await expect.poll(() => document.activeElement).toBe(text)
  })

  it('may take the focus to something of the host', async () => {
    const input = document.body.appendChild(document.createElement('input'))
    await renderField({ injectItems: [{ ...stamp, run: () => input.focus() }] })
    await userEvent.click(button('Штамп'))
    expect(document.activeElement).toBe(input)
    input.remove()
  })

  it('move one of ours, or stand in its place', async () => {
    const { container, handle } = await renderField({
      injectItems: [
        { name: 'undo', before: 'heading' },
        { ...stamp, name: 'pageBreak' },
      ],
    })
    expect(names(container)[0]).toBe('Отменить')
    expect(names(container)).not.toContain('Разрыв страницы')
    await userEvent.click(button('Штамп'))
    expect(handle.getHtml()).toBe('<p><strong>готово</strong></p>')
  })
})

describe('the handle', () => {
  it('does what the toolbar does, says whether it can and whether it is on', async () => {
    const { handle } = await renderField({ value: '<p>слово</p>', initFocus: true })
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(handle.isActive('bold')).toBe(false)
    expect(handle.run('bold')).toBe(true)
    expect(handle.isActive('bold')).toBe(true)
    expect(handle.run('heading', 'heading-1')).toBe(true)
    expect(handle.isActive('heading', 'heading-1')).toBe(true)
    expect(handle.getHtml()).toBe('<h2><strong>слово</strong></h2>')
    expect(handle.canRun('redo')).toBe(false)
    expect(handle.run('redo')).toBe(false)
    expect(handle.run('fontColor')).toBe(false)
    // @ts-expect-error -- a choice that is not there
    expect(handle.run('heading', 'heading-9')).toBe(false)
  })

  it('runs a command of the host', async () => {
    const { handle } = await renderField({ value: '<p>слово</p>' })
    const ran = handle.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('!', 1))
      return true
    })
    expect(ran).toBe(true)
    expect(handle.getHtml()).toBe('<p>!слово</p>')
  })

  it('tells the selected text and how much text there is', async () => {
    const { handle } = await renderField({ value: '<p>раз два</p><p>три</p>', initFocus: true })
    expect(handle.getSelectedText()).toBe('')
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(handle.getSelectedText()).toBe('раз два\nтри')
    expect(handle.countText()).toEqual({ words: 3, characters: 10 })
  })

  it('changes nothing in a text that is only read', async () => {
    const { handle } = await renderField({ value: '<p>раз</p>', readOnly: true })
    handle.insertHtml('два')
    expect(handle.run('bold')).toBe(false)
    expect(handle.getHtml()).toBe('<p>раз</p>')
  })
})
