import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import { RichTextField } from './rich-text-field.tsx'
import '../styles/field.css'

const box = { position: 'fixed', inset: 40, overflow: 'auto', background: 'white', zIndex: 5000 } as const

/**
 * A modal as the strictest libraries make them: nothing beside it takes a press, the focus comes back when it leaves, and Escape is heard
 * on the document before any element hears it.
 */
function StrictModal({ children }: { children: ReactNode }): ReactElement | null {
  const [isOpen, setOpen] = useState(true)
  const modal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false)
    }
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Node && modal.current?.contains(target))) modal.current?.focus()
    }
    document.body.style.pointerEvents = 'none'
    document.addEventListener('keydown', onKey, { capture: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      document.body.style.pointerEvents = ''
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  if (!isOpen) return null
  return (
    <div
      ref={modal}
      role="dialog"
      aria-modal
      tabIndex={-1}
      style={{ ...box, transform: 'scale(1)', pointerEvents: 'auto' }}
    >
      {children}
    </div>
  )
}

/** A modal that hears keys through React. */
function ReactModal({ children }: { children: ReactNode }): ReactElement | null {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div role="presentation" style={box} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      {children}
    </div>
  )
}

function LibraryDialog({ children }: { children: ReactNode }): ReactElement {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Popup style={box}>{children}</Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function NativeDialog({ children }: { children: ReactNode }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return <dialog ref={dialog}>{children}</dialog>
}

/** Whether what a role and a name find is what a press in its middle would meet. */
function isOnTop(role: string, name: string): boolean {
  const element = page.getByRole(role, { name }).elements()[0]
  if (!element) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20)))
}

describe.each([
  ['a modal that takes all keys and presses', StrictModal],
  ['a modal that hears keys through React', ReactModal],
  ['a dialog of the library', LibraryDialog],
  ['a native dialog', NativeDialog],
])('a field in %s', (_, Modal) => {
  it('opens what it opens above it, and Escape closes that first', async () => {
    await page.viewport(1000, 700)
    await loadAllCode()
    const submits: string[] = []
    await render(
      <Modal>
        <form onSubmit={() => submits.push('host')}>
          <RichTextField value="<p>one two</p>" label="Описание" name="about" />
        </form>
      </Modal>,
    )
    const text = page.getByRole('textbox', { name: 'Описание' })
    const isOpen = (): boolean => text.elements().length > 0
    await userEvent.click(text)
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('example.org{Enter}')
    await expect.poll(() => text.element().innerHTML).toContain('href="https://example.org"')
    expect([text.element().textContent, submits]).toEqual(['one two', []])

    await userEvent.click(page.getByRole('button', { name: 'Абзац' }))
    await expect.poll(() => isOnTop('menu', 'Стиль текста')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('menu').elements().length).toBe(0)
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/')
    await expect.poll(() => isOnTop('listbox', 'Блоки')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('listbox').elements().length).toBe(0)
    await userEvent.keyboard('{Backspace}{Alt>}0{/Alt}')
    await expect.poll(() => isOnTop('dialog', 'Сочетания клавиш')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text.element())
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Escape}')
    await expect.poll(() => document.activeElement).toBe(text.element())
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => isOpen() && (text.element() as HTMLElement).checkVisibility()).toBe(false)
  })

  it('leaves the key to it while a menu that has been closed is still fading', async () => {
    await page.viewport(1000, 700)
    await loadAllCode()
    fadeSlowly()
    await render(
      <Modal>
        <RichTextField value="<p>one two</p>" label="Описание" />
      </Modal>,
    )
    const text = page.getByRole('textbox', { name: 'Описание' })
    await userEvent.click(text)
    await userEvent.click(page.getByRole('button', { name: 'Абзац' }))
    await expect.poll(() => document.activeElement?.closest('.tf-popup')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(text)
    await expect.poll(() => document.querySelector('.tf-popup[data-closed]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect
      .poll(() => text.elements().some(element => (element as HTMLElement).checkVisibility()))
      .toBe(false)
  })
})

/** Tests run without motion: what is closed goes at once. */
function fadeSlowly(): void {
  const style = document.createElement('style')
  style.textContent = '.tf-popup { transition-duration: 10s !important; }'
  document.head.append(style)
  onTestFinished(() => style.remove())
}
