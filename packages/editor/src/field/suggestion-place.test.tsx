import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import { RichTextField } from './rich-text-field.tsx'
import '../styles/field.css'

/** A dialog as Radix and shadcn make them, with a limit of its height. */
const small = {
  position: 'fixed',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 320,
  height: 240,
  overflow: 'auto',
} as const

const textbox = page.getByRole('textbox', { name: 'Описание' })
const listbox = page.getByRole('listbox', { name: 'Блоки' })

/** The popup around the list of kinds of blocks, and the line that its marker is in. */
async function openList(): Promise<{ popup: () => DOMRect; line: () => DOMRect }> {
  await userEvent.click(textbox)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/')
  await expect.element(listbox).toBeVisible()
  const rect = (element: Element | null | undefined): DOMRect =>
    element?.getBoundingClientRect() ?? new DOMRect()
  return {
    popup: () => rect(listbox.element().closest('.tf-suggestions')),
    line: () => rect(textbox.element().lastElementChild),
  }
}

it('stands above or below the line that is being typed, however little room there is', async () => {
  await page.viewport(360, 420)
  onTestFinished(() => page.viewport(1000, 700))
  await loadAllCode()
  await render(<RichTextField value="<p>one</p>" label="Описание" />)
  const { popup, line } = await openList()
  await expect.poll(() => popup().top >= line().bottom - 2 || popup().bottom <= line().top + 2).toBe(true)
  expect(popup().bottom).toBeLessThanOrEqual(420)
})

it('reaches out of a dialog that cuts what is within it', async () => {
  await page.viewport(1000, 700)
  await loadAllCode()
  await render(
    <div role="dialog" aria-label="Окно" style={small}>
      <RichTextField value="<p>one</p>" label="Описание" />
    </div>,
  )
  const { popup, line } = await openList()
  const dialog = page.getByRole('dialog', { name: 'Окно' }).element()
  await expect.poll(() => popup().top >= line().bottom - 2 || popup().bottom <= line().top + 2).toBe(true)
  expect(popup().height).toBeGreaterThan(dialog.getBoundingClientRect().height)
})
