import type { ReactElement } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { givenUploads, pasteFiles, pictureFile } from '../../testing/uploads/given-uploads.ts'
import { renderField } from '../../testing/render-field.tsx'
import { RichTextField } from '../rich-text-field.tsx'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'

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

  it('leaves its content to the browser, which has it for whoever comes back to the page', async () => {
    const { form } = await renderForm(editor)
    await userEvent.keyboard(' two')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    expect(own?.get?.call(form.elements.namedItem('description'))).toBe('<p>one two</p>')
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
    await expect.poll(() => uploads).toHaveLength(1)
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
    await expect.poll(() => submits).toEqual([expect.stringContaining('/uploaded/a.png')])
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

describe('a field as a control of its form', () => {
  /** A host that keeps nothing, as of a page that a server has made. */
  async function openControl(props: Partial<RichTextFieldProps> = {}) {
    const told: string[] = []
    const { container } = await render(
      <form onSubmit={event => event.preventDefault()}>
        <label htmlFor="about">Описание</label>
        <RichTextField
          id="about"
          name="about"
          value="<p>one</p>"
          onChange={html => told.push(html)}
          onFocus={() => told.push('focus')}
          onBlur={() => told.push('blur')}
          {...props}
        />
        <button type="reset">Reset</button>
      </form>,
    )
    const form = container.querySelector('form')
    const control = form?.elements.namedItem('about')
    const text = container.querySelector<HTMLElement>('[role=textbox]')
    if (!form || !(control instanceof HTMLTextAreaElement) || !text) throw new Error('No form was rendered.')
    return { form, control, text, told }
  }

  it('has its label, says its value at any moment, takes one, and is reset', async () => {
    const { form, control, text, told } = await openControl()
    await userEvent.click(page.getByText('Описание'))
    await expect.poll(() => document.activeElement).toBe(text)
    expect(text.getAttribute('aria-label')).toBe('Описание')
    await userEvent.keyboard('{Control>}{End}{/Control} two')
    expect(control.value).toBe('<p>one two</p>')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => text.textContent).toBe('one')
    expect([control.value, new FormData(form).get('about')]).toEqual(['<p>one</p>', '<p>one</p>'])
    await expect.poll(() => told.at(-1)).toBe('<p>one</p>')
    expect(told.filter(word => word === 'focus' || word === 'blur')).toEqual(['focus', 'blur'])
    expect(told.indexOf('blur')).toBeGreaterThan(told.indexOf('<p>one two</p>'))
    control.value = '<b>draft</b>'
    expect([text.textContent, control.value]).toEqual(['draft', '<p><strong>draft</strong></p>'])
    form.addEventListener('reset', event => event.preventDefault(), { once: true })
    form.reset()
    await Promise.resolve()
    expect(text.textContent).toBe('draft')
  })

  it('keeps what a script sets right after a reset', async () => {
    const { form, control, text } = await openControl()
    form.reset()
    control.value = '<p>draft</p>'
    await Promise.resolve()
    expect([text.textContent, control.value]).toEqual(['draft', '<p>draft</p>'])
  })

  it('is not left while the focus is in what it has opened', async () => {
    const { text, told } = await openControl()
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(text)
    expect(told).toEqual(['focus'])
  })

  it('keeps a form that requires it, says why, and says no more once there is a content', async () => {
    const { form, text } = await openControl({ value: '', required: true, 'aria-describedby': 'more' })
    expect(text.getAttribute('aria-describedby')).toMatch(/^more ./)
    let submits = 0
    form.addEventListener('submit', () => submits++)
    form.requestSubmit()
    await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(text)
    const problem = document.getElementById(text.getAttribute('aria-errormessage') ?? '')
    expect([problem?.getAttribute('role'), problem?.textContent !== '', submits]).toEqual(['alert', true, 0])
    await userEvent.keyboard('a')
    await expect.poll(() => text.hasAttribute('aria-invalid')).toBe(false)
    expect(problem?.textContent).toBe('')
    form.requestSubmit()
    expect(submits).toBe(1)
  })

  it('takes no part in the form while it is disabled', async () => {
    const { form, text } = await openControl({ disabled: true, required: true, value: '' })
    expect([form.checkValidity(), [...new FormData(form).keys()]]).toEqual([true, []])
    expect([text.getAttribute('aria-disabled'), text.isContentEditable, text.tabIndex]).toEqual([
      'true',
      false,
      -1,
    ])
  })
})

describe('a host whose functions throw', () => {
  it('is told of it, and the text goes on', async () => {
    const errors: unknown[] = []
    const broken = (): never => {
      throw new Error('Broken')
    }
    const { text, handle } = await renderField({
      value: '<p>one</p>',
      initFocus: true,
      onChange: broken,
      onFocus: broken,
      onBlur: broken,
      onError: error => errors.push(error),
    })
    await userEvent.keyboard(' two')
    text.blur()
    await expect.poll(() => errors.length).toBeGreaterThan(2)
    expect([handle.getHtml(), handle.isEmpty()]).toEqual(['<p>one two</p>', false])
  })

  it('keeps the last good text where a step cannot be made', async () => {
    const errors: unknown[] = []
    const { text, handle } = await renderField({ value: '<p>one</p>', onError: error => errors.push(error) })
    handle.run((state, dispatch) => {
      const transaction = state.tr.insertText('!', 4)
      Object.defineProperty(transaction, 'steps', { get: () => [{}] })
      dispatch?.(transaction)
      return true
    })
    expect([text.textContent, errors.length]).toEqual(['one', 1])
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{End}{/Control} two')
    expect(handle.getHtml()).toBe('<p>one two</p>')
  })
})
