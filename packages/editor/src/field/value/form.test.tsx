import type { ReactElement } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { givenUploads, pasteFiles, pictureFile } from '../../testing/given-uploads.ts'
import { renderField } from '../../testing/render-field.tsx'
import { RichTextField } from '../rich-text-field.tsx'

async function renderForm(editor: ReactElement): Promise<{ form: HTMLFormElement; submitted: unknown[] }> {
  const submitted: unknown[] = []
  const { container } = await render(
    <>
      <form
        id="task"
        onSubmit={event => {
          event.preventDefault()
          const { elements } = event.currentTarget
          const source = elements.namedItem('description')
          submitted.push(source instanceof HTMLTextAreaElement && source.value)
          submitted.push(new FormData(event.currentTarget).get('description'))
        }}
      >
        <button type="submit">Save</button>
      </form>
      {editor}
    </>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('The form was not rendered.')
  return { form, submitted }
}

describe('a field in a form', () => {
  const editor = <RichTextField value="<p>one</p>" name="description" form="task" initFocus />

  it('hands its content over when the form is submitted', async () => {
    const { form, submitted } = await renderForm(editor)
    await userEvent.keyboard(' two')
    form.requestSubmit()
    expect(submitted).toEqual(['<p>one two</p>', '<p>one two</p>'])
  })

  it('hands its content over when the form is only read as data', async () => {
    const { form } = await renderForm(editor)
    await userEvent.keyboard(' two')
    expect(new FormData(form).getAll('description')).toEqual(['<p>one two</p>'])
  })

  it('has its content in the form from the start, in the saved form', async () => {
    const { form } = await renderForm(<RichTextField value="<b>one</b>" name="description" form="task" />)
    expect(new FormData(form).get('description')).toBe('<p><strong>one</strong></p>')
  })

  it('shows nothing of its text area, and no key reaches it', async () => {
    const { form } = await renderForm(editor)
    const source = form.elements.namedItem('description')
    expect(source instanceof HTMLTextAreaElement && [source.offsetWidth, source.tabIndex]).toEqual([0, -1])
  })
})

describe('a form with images that are being uploaded', () => {
  async function openForm() {
    const { upload, uploads } = givenUploads()
    const submits: unknown[] = []
    const { container, text } = await renderField({ name: 'text', form: 'held', upload })
    const form = Object.assign(document.createElement('form'), { id: 'held' })
    const button = form.appendChild(document.createElement('button'))
    document.body.append(form)
    onTestFinished(() => form.remove())
    form.addEventListener('submit', event => {
      event.preventDefault()
      submits.push(new FormData(form).get('text'))
    })
    pasteFiles(text, [await pictureFile()])
    await vi.waitFor(() => expect(uploads).toHaveLength(1))
    return { button, uploads, submits, container }
  }

  it('is submitted when they are there', async () => {
    const { button, uploads, submits } = await openForm()
    button.click()
    await expect
      .element(page.getByText('Отправится, когда загрузятся изображения').first())
      .toBeInTheDocument()
    expect(submits).toEqual([])
    uploads[0]?.finish()
    await vi.waitFor(() => expect(submits).toEqual([expect.stringContaining('/uploaded/a.png')]))
  })

  it('is held, in words, when one has failed', async () => {
    const { button, uploads, submits } = await openForm()
    button.click()
    uploads[0]?.fail('Нет места')
    await expect.element(page.getByText(/^Не отправлено/).first()).toBeInTheDocument()
    button.click()
    expect(submits).toEqual([])
  })
})
