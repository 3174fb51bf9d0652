import { useEffect, useRef, useState, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent, type Locator } from 'vitest/browser'
import { loadAllCode } from '../../ui/lazy/lazy-code.ts'
import type { FieldHandle } from '../handle.ts'
import { RichTextField } from '../rich-text-field.tsx'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'
import '../../styles/field.css'

const text = page.getByRole('textbox', { name: 'Описание' })

/** Whether what is found is what a press in its middle would meet. */
function isOnTop(found: Locator): boolean {
  const [element] = found.elements()
  if (!element) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20)))
}

it('is named, described and found wrong by elements of the page, and has its classes', async () => {
  const field = (props: RichTextFieldProps): ReactElement => (
    <>
      <h2 id="name">Описание</h2>
      <p id="more">Что сделать</p>
      <p id="problem">Слишком коротко</p>
      <RichTextField aria-labelledby="name" aria-describedby="more" {...props} />
    </>
  )
  const { rerender } = await render(field({ className: 'own mine' }))
  await expect.element(text).toHaveAccessibleDescription(/^Что сделать .+Alt\+0/)
  expect(document.querySelector('.tf-field')?.classList.contains('mine')).toBe(true)
  await rerender(field({ 'aria-invalid': true, 'aria-errormessage': 'problem', 'aria-required': true }))
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await expect.element(text).toHaveAttribute('aria-errormessage', 'problem')
  await expect.element(text).toHaveAttribute('aria-required', 'true')
  expect(document.querySelector('.tf-field')?.className).toBe('tf-field')
})

it('gives the focus away at `blur()`, with all that it has to tell, and comes back to its place', async () => {
  const handles: FieldHandle[] = []
  const told: string[] = []
  await render(
    <RichTextField
      label="Описание"
      value="<p>one</p>"
      onReady={handle => handles.push(handle)}
      onChange={html => told.push(html)}
      onBlur={() => told.push('blur')}
    />,
  )
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}a')
  handles[0]?.blur()
  await expect.element(text).not.toHaveFocus()
  expect(told.slice(-2)).toEqual(['<p>onea</p>', 'blur'])
  handles[0]?.focus()
  await userEvent.keyboard('b')
  expect(handles[0]?.getHtml()).toBe('<p>oneab</p>')
})

it('puts menus, panels and messages into `popupContainer`', async () => {
  await loadAllCode()
  const handles: FieldHandle[] = []
  const Host = (): ReactElement => {
    const [container, setContainer] = useState<HTMLElement | null>(null)
    return (
      <>
        <RichTextField label="Описание" popupContainer={container} onReady={handle => handles.push(handle)} />
        <div ref={setContainer} data-testid="popups" />
      </>
    )
  }
  await render(<Host />)
  const popups = page.getByTestId('popups')
  await page.getByRole('button', { name: 'Абзац' }).click()
  await expect.element(popups.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  handles[0]?.notify({ kind: 'error', text: 'Не сохранено' })
  await expect.element(popups.getByText('Не сохранено')).toBeVisible()
})

it('has its popups above what the page puts over itself, by `--tf-z`', async () => {
  await loadAllCode()
  await render(
    <div style={{ position: 'absolute', inset: 0, zIndex: 5000, background: 'white' }}>
      <RichTextField label="Описание" />
    </div>,
  )
  const button = page.getByRole('button', { name: 'Абзац' })
  const menu = page.getByRole('menu')
  await button.click()
  await expect.poll(() => menu.elements().length).toBe(1)
  expect(isOnTop(menu)).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => menu.elements().length).toBe(0)
  document.documentElement.style.setProperty('--tf-z', '6000')
  await button.click()
  await expect.poll(() => isOnTop(menu)).toBe(true)
  document.documentElement.style.removeProperty('--tf-z')
})

it('shows its messages above the modal `<dialog>` that it stands in, where they can be pressed', async () => {
  await loadAllCode()
  const handles: FieldHandle[] = []
  const Host = (): ReactElement => {
    const dialog = useRef<HTMLDialogElement>(null)
    useEffect(() => dialog.current?.showModal(), [])
    return (
      <dialog ref={dialog}>
        <RichTextField label="Описание" onReady={handle => handles.push(handle)} />
      </dialog>
    )
  }
  await render(<Host />)
  const closed: string[] = []
  handles[0]?.notify({ kind: 'error', text: 'Не сохранено', onClose: () => closed.push('closed') })
  const close = page.getByRole('button', { name: 'Закрыть' })
  await expect.poll(() => isOnTop(close)).toBe(true)
  await close.click()
  await expect.poll(() => closed).toEqual(['closed'])
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
