import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountRichTextField } from './mount-rich-text-field.ts'

let form: HTMLFormElement | null = null
afterEach(() => form?.remove())

function openForm(html: string): { form: HTMLFormElement; textarea: HTMLTextAreaElement } {
  form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = html
  const textarea = form.querySelector('textarea')
  if (!textarea) throw new Error('There is no <textarea> in it.')
  return { form, textarea }
}

const sent = (): unknown => Object.fromEntries(new FormData(form ?? undefined))

it('stands for a text area in its form: name, label, conditions, data, reset', async () => {
  const html =
    '<label for="about">О задаче</label><textarea id="about" name="about" required placeholder="Пишите">&lt;p&gt;a&lt;/p&gt;</textarea>'
  const { form: around, textarea } = openForm(html)
  const onChange = vi.fn<(html: string) => void>()
  const { handle } = mountRichTextField(textarea, { onChange })
  const text = page.getByRole('textbox', { name: 'О задаче' })
  await page.getByText('О задаче').click()
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}b')
  expect(sent()).toEqual({ about: '<p>ab</p>' })
  handle.setHtml('')
  expect(around.checkValidity()).toBe(false)
  await expect.element(text).toHaveAttribute('aria-placeholder', 'Пишите')
  around.reset()
  await expect.element(text).toHaveTextContent(/^a$/)
  await expect.poll(() => onChange.mock.lastCall).toEqual(['<p>a</p>'])
})

it('goes on with what was being written when it came', async () => {
  const { textarea } = openForm('<textarea name="about"></textarea>')
  textarea.focus()
  await userEvent.keyboard('раз')
  mountRichTextField(textarea)
  await userEvent.keyboard(' два')
  expect(sent()).toEqual({ about: '<p>раз два</p>' })
})

it('leaves the classes of a text area, and is as wide as its place in any of them', async () => {
  const { form: around, textarea } = openForm(
    '<style>.control { width: 100%; padding: 20px }</style><textarea class="control"></textarea>',
  )
  const { element, update } = mountRichTextField(textarea)
  const [field] = element.children
  expect(field?.classList.contains('control')).toBe(false)
  update({ className: 'control' })
  await expect.poll(() => field?.classList.contains('control')).toBe(true)
  expect(field?.getBoundingClientRect().right).toBe(around.getBoundingClientRect().right)
})

it('takes other settings, and gives the text area back with the content', async () => {
  const { textarea } = openForm('<textarea name="about"></textarea>')
  const { element, handle, update, unmount } = mountRichTextField(textarea, { label: 'Ответ' })
  expect(form?.contains(textarea)).toBe(false)
  expect(element.parentElement).toBe(form)
  update({ readOnly: true })
  await expect.element(page.getByRole('textbox', { name: 'Ответ' })).toHaveAttribute('aria-readonly')
  update({ readOnly: false })
  handle.setHtml('<p>a</p>')
  unmount()
  expect(handle.signal.aborted).toBe(true)
  expect(element.isConnected).toBe(false)
  expect(form?.firstElementChild).toBe(textarea)
  expect(sent()).toEqual({ about: '<p>a</p>' })
})

it('says what it needs where it is given no text area of the page', () => {
  const found = document.querySelector<HTMLTextAreaElement>('#none')
  expect(() => mountRichTextField(found as HTMLTextAreaElement)).toThrow(
    'a <textarea>, and was given no element',
  )
  const { textarea } = openForm('<textarea></textarea>')
  textarea.remove()
  expect(() => mountRichTextField(textarea)).toThrow('put it there first')
})
