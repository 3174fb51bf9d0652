import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TaskfieldEditor } from './index.ts'

let place: HTMLElement | null = null
afterEach(() => place?.remove())

/** Puts HTML on the page and gives the first element of the field in it. */
function open(html: string): TaskfieldEditor {
  place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = html
  const editor = place.querySelector('taskfield-editor')
  if (!(editor instanceof TaskfieldEditor)) throw new Error('There is no <taskfield-editor> in it.')
  return editor
}

const text = page.getByRole('textbox')
const formOf = (editor: TaskfieldEditor): HTMLFormElement => {
  if (!editor.form) throw new Error('It is in no form.')
  return editor.form
}
const sent = (editor: TaskfieldEditor): unknown => Object.fromEntries(new FormData(formOf(editor)))

async function typeAtEnd(typed: string): Promise<void> {
  await text.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${typed}`)
}

describe('attributes', () => {
  it('say what the field is, and act when they change, while the text and its undo stay', async () => {
    const editor = open('<taskfield-editor label="Ответ" placeholder="Пишите" value="<p>раз</p>" word-count>')
    await expect.element(page.getByRole('textbox', { name: 'Ответ' })).toHaveTextContent('раз')
    await typeAtEnd(' два')
    editor.setAttribute('label', 'Вопрос')
    editor.setAttribute('locale', 'en')
    editor.setAttribute('readonly', '')
    await expect.element(page.getByRole('textbox', { name: 'Вопрос' })).toHaveAttribute('aria-readonly')
    await expect.element(page.getByRole('button', { name: 'Bold' })).toBeVisible()
    await expect.element(page.getByText('Words: 2')).toBeVisible()
    expect(editor.value).toBe('<p>раз два</p>')
    editor.removeAttribute('readonly')
    await expect.element(text).toHaveAttribute('contenteditable', 'true')
    await text.click()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(editor.value).toBe('<p>раз</p>')
  })

  it('are weaker than the property `settings`, which takes functions as well', async () => {
    const editor = open('<taskfield-editor label="Ответ">')
    const onChange = vi.fn<(html: string) => void>()
    editor.settings = { label: 'Вопрос', onChange }
    expect(editor.settings).toEqual({ label: 'Вопрос', onChange })
    await expect.element(page.getByRole('textbox', { name: 'Вопрос' })).toBeVisible()
    await typeAtEnd('да')
    editor.handle?.flush()
    expect(onChange).toHaveBeenLastCalledWith('<p>да</p>')
  })
})

describe('properties of a control', () => {
  it('are its attributes, whichever of both is set', async () => {
    const editor = open('<form><taskfield-editor value="<p>раз</p>"></taskfield-editor></form>')
    Object.assign(editor, {
      name: 'about',
      placeholder: 'Пишите',
      defaultValue: '<p>два</p>',
      readOnly: true,
    })
    expect(sent(editor)).toEqual({ about: '<p>два</p>' })
    await expect.element(text).toHaveAttribute('aria-readonly')
    await expect.element(text).toHaveAttribute('aria-placeholder', 'Пишите')
    Object.assign(editor, { disabled: true, readOnly: false })
    await expect.element(text).toHaveAttribute('aria-disabled')
    expect(editor.willValidate).toBe(false)
    expect(sent(editor)).toEqual({})
    Object.assign(editor, { disabled: false, required: true, value: '' })
    expect(editor.willValidate).toBe(true)
    expect(editor.validity.valueMissing).toBe(true)
    expect(editor).toMatchObject({ disabled: false, readOnly: false })
    editor.setAttribute('name', 'text')
    expect(editor).toMatchObject({
      name: 'text',
      placeholder: 'Пишите',
      required: true,
      type: 'taskfield-editor',
    })
  })

  it('say what a server finds wrong with it', async () => {
    open(
      '<taskfield-editor label="Ответ" aria-invalid="true" aria-errormessage="error"></taskfield-editor><p id="error">Коротко',
    )
    await expect.element(text).toHaveAttribute('aria-invalid', 'true')
    await expect.element(text).toHaveAttribute('aria-errormessage', 'error')
  })

  it('hold a form back with words of the page, until these are taken back', async () => {
    const editor = open(
      '<form><taskfield-editor name="about" value="<p>раз</p>"></taskfield-editor><button>OK',
    )
    const submitted = vi.fn<(event: Event) => void>(event => event.preventDefault())
    formOf(editor).addEventListener('submit', submitted)
    editor.setCustomValidity('Слишком коротко')
    expect(editor.validationMessage).toBe('Слишком коротко')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Слишком коротко' })).toBeVisible()
    expect(submitted).not.toHaveBeenCalled()
    editor.setCustomValidity('')
    await expect.element(page.getByText('Слишком коротко')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(submitted).toHaveBeenCalledTimes(1)
  })
})

describe('words of the page', () => {
  it('stand in place of those of the field, in the language of the page', async () => {
    const editor = open('<taskfield-editor locale="en" value="<p>1</p>" word-count>')
    editor.settings = { messages: { language: 'de', texts: { Bold: 'Fett' } } }
    await expect.element(page.getByRole('button', { name: 'Fett' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Italic' })).toBeVisible()
  })
})

describe('the property `value`', () => {
  it('is the content at any moment: on no page, on one, and after each change', async () => {
    const editor = document.createElement('taskfield-editor')
    expect(editor.handle).toBeNull()
    expect(editor.value).toBe('')
    editor.value = '<p>раз</p>'
    expect(editor.value).toBe('<p>раз</p>')
    open('<taskfield-editor>').replaceWith(editor)
    await typeAtEnd('!')
    expect(editor.value).toBe('<p>раз!</p>')
    editor.value = '<h2>два</h2>'
    await expect.element(page.getByRole('heading')).toHaveTextContent('два')
  })

  it.each(['readOnly', 'disabled'])('is what a script sets also where nobody may type: %s', async lock => {
    const editor = document.createElement('taskfield-editor')
    Object.assign(editor, { [lock]: true, value: '<p>раз</p>' })
    open('<taskfield-editor>').replaceWith(editor)
    await expect.element(text).toHaveTextContent('раз')
    editor.value = '<p>два</p>'
    await expect.element(text).toHaveTextContent('два')
    await expect.element(text).toHaveAttribute('contenteditable', 'false')
    expect(editor.value).toBe('<p>два</p>')
  })

  it('can be given back to it at every `input`, as frameworks do, and the caret stays', async () => {
    const editor = open('<taskfield-editor value="<p>раз</p><p>три</p>">')
    editor.addEventListener('input', () => (editor.value = editor.value.slice()))
    await text.getByText('раз').click()
    await userEvent.keyboard('{End} и{Enter}два')
    expect(editor.value).toBe('<p>раз и</p><p>два</p><p>три</p>')
  })
})

describe('a framework', () => {
  it('may give back what `input` told while more is typed: nothing of that is lost', async () => {
    const editor = open('<taskfield-editor value="<p>раз</p>">')
    let model = editor.value
    editor.addEventListener('input', () => (model = editor.value))
    await text.click()
    await userEvent.keyboard('{Control>}{End}{/Control} и')
    await expect.poll(() => model).toContain('раз ')
    // It renders anew for another reason, as it may at any time.
    for (const letter of ' два три') {
      // oxlint-disable-next-line no-await-in-loop -- one letter after the other
      await userEvent.keyboard(letter)
      editor.value = model
    }
    expect(editor.value).toBe('<p>раз и два три</p>')
  })

  it('may set what `input` told last right after a reset', async () => {
    const editor = open('<form><taskfield-editor value="<p>раз</p>"></taskfield-editor></form>')
    await typeAtEnd(' два')
    editor.handle?.flush()
    formOf(editor).reset()
    // The field follows in a microtask.
    await Promise.resolve()
    expect(editor.value).toBe('<p>раз</p>')
    editor.value = '<p>раз два</p>'
    expect(editor.value).toBe('<p>раз два</p>')
  })

  it.each(['<p>раз два</p>', '<p>три</p>'])('keeps what is set in one turn with a reset: %s', async html => {
    const editor = open('<form><taskfield-editor value="<p>раз</p>"></taskfield-editor></form>')
    await typeAtEnd(' два')
    editor.handle?.flush()
    formOf(editor).reset()
    editor.value = html
    await Promise.resolve()
    expect(editor.value).toBe(html)
  })

  it('may set one value right after another', () => {
    const editor = open('<taskfield-editor value="<p>a</p>">')
    for (const value of ['<p>b</p>', '<p>a</p>', '<p>b</p>', '']) {
      editor.value = value
      expect(editor.value).toBe(value)
    }
  })

  it.each([null, undefined])('that has nothing for a property sets it to %s', async nothing => {
    const editor = open('<taskfield-editor label="Ответ" value="<p>a</p>">')
    editor.settings = { label: 'Вопрос' }
    editor.settings = nothing
    expect(editor.settings).toEqual({})
    await expect.element(page.getByRole('textbox', { name: 'Ответ' })).toBeVisible()
    editor.value = nothing
    expect(editor.value).toBe('')
    const later = document.createElement('taskfield-editor')
    later.setAttribute('value', '<p>a</p>')
    later.value = nothing
    editor.replaceWith(later)
    expect(later.value).toBe('')
  })

  it('may set the form by the property', () => {
    const editor = open('<form id="far"></form><taskfield-editor name="about" value="<p>a</p>">')
    Reflect.set(editor, 'form', 'far')
    expect(editor.form?.id).toBe('far')
    expect(sent(editor)).toEqual({ about: '<p>a</p>' })
  })

  it('may set everything before the code of the element is there', async () => {
    const early = document.implementation.createHTMLDocument().createElement('taskfield-editor')
    expect(early).not.toBeInstanceOf(TaskfieldEditor)
    Object.assign(early, { value: '<p>раз</p>', settings: { label: 'Вопрос' }, required: true })
    open('<form><taskfield-editor>').replaceWith(early)
    expect(early).toBeInstanceOf(TaskfieldEditor)
    await expect.element(page.getByRole('textbox', { name: 'Вопрос' })).toHaveTextContent('раз')
    await typeAtEnd('!')
    expect(early.value).toBe('<p>раз!</p>')
    early.value = ''
    expect(early.validity.valueMissing).toBe(true)
  })
})

describe('in a form', () => {
  it('is one of its elements, whose data has the latest text, and which a reset gives back its first', async () => {
    const editor = open('<form><taskfield-editor name="about" value="<p>раз</p>"></taskfield-editor></form>')
    const form = formOf(editor)
    expect(form.elements.namedItem('about')).toBe(editor)
    expect([...form.elements].filter(element => element.matches('[name]'))).toEqual([editor])
    await typeAtEnd(' два')
    expect(sent(editor)).toEqual({ about: '<p>раз два</p>' })
    form.reset()
    await expect.element(text).toHaveTextContent(/^раз$/)
    expect(sent(editor)).toEqual({ about: '<p>раз</p>' })
  })

  it('belongs to a form that it does not stand in, by `form`', () => {
    const editor = open('<form id="far"></form><taskfield-editor name="about" form="far" value="<p>a</p>">')
    expect(editor.form?.id).toBe('far')
    expect(sent(editor)).toEqual({ about: '<p>a</p>' })
    editor.removeAttribute('form')
    expect(editor.form).toBeNull()
    expect([...new FormData(place?.querySelector('form') ?? undefined)]).toEqual([])
  })

  it('is left out of it and cannot be edited in a disabled `fieldset`', async () => {
    const editor = open('<form><fieldset disabled><taskfield-editor name="about" value="<p>a</p>">')
    await expect.element(text).toHaveAttribute('contenteditable', 'false')
    expect(sent(editor)).toEqual({})
    editor.closest('fieldset')?.removeAttribute('disabled')
    await expect.element(text).toHaveAttribute('contenteditable', 'true')
    expect(sent(editor)).toEqual({ about: '<p>a</p>' })
  })

  it('is named by its label, whose press puts the caret into it', async () => {
    open('<label for="about">О задаче</label><taskfield-editor id="about"></taskfield-editor>')
    await page.getByText('О задаче').click()
    await expect.element(page.getByRole('textbox', { name: 'О задаче' })).toHaveFocus()
  })

  it('holds a form back while it is empty and required, and says why', async () => {
    const editor = open('<form><taskfield-editor name="about" required></taskfield-editor><button>OK</form>')
    const submitted = vi.fn<(event: Event) => void>(event => event.preventDefault())
    formOf(editor).addEventListener('submit', submitted)
    expect(editor.checkValidity()).toBe(false)
    expect(editor.validity.valueMissing).toBe(true)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect.element(text).toHaveFocus()
    await expect.element(page.getByText(editor.validationMessage)).toBeVisible()
    expect(submitted).not.toHaveBeenCalled()
    await userEvent.keyboard('да')
    await expect.poll(() => editor.checkValidity()).toBe(true)
    await page.getByRole('button', { name: 'OK' }).click()
    expect(submitted).toHaveBeenCalledTimes(1)
    editor.value = ''
    expect(editor.reportValidity()).toBe(false)
    editor.removeAttribute('required')
    expect(editor.checkValidity()).toBe(true)
  })
})

describe('events', () => {
  it('tell of changes, of a comment that is sent, of what was thrown', async () => {
    const editor = open(
      '<taskfield-editor comment value="<p>a</p>"></taskfield-editor><button>beside</button>',
    )
    const told: string[] = []
    for (const type of ['input', 'change', 'send', 'error'])
      editor.addEventListener(type, event => {
        told.push(event instanceof CustomEvent ? `${type} ${String(event.detail)}` : type)
        event.preventDefault()
      })
    await typeAtEnd('b')
    await expect.poll(() => told).toEqual(['input'])
    await page.getByRole('button', { name: 'beside' }).click()
    await expect.poll(() => told).toEqual(['input', 'change'])
    await typeAtEnd('{Shift>}{Enter}{/Shift}')
    expect(told.at(-1)).toBe('send <p>ab</p>')
    editor.settings = {
      onChange: () => {
        throw new Error('broken')
      },
    }
    editor.value = ''
    await typeAtEnd('c')
    await expect.poll(() => told.at(-1)).toBe('error Error: broken')
  })

  it('tell what `onReady` of the settings has thrown', async () => {
    const editor = document.createElement('taskfield-editor')
    const told = vi.fn<(event: Event) => void>(event => event.preventDefault())
    editor.addEventListener('error', told)
    editor.settings = {
      onReady: () => {
        throw new Error('broken')
      },
    }
    open('<taskfield-editor>').replaceWith(editor)
    await expect.poll(() => told).toHaveBeenCalledTimes(1)
  })
})

describe('on and off the page', () => {
  it('keeps its field when it is moved, and its text when it is taken away and comes back', async () => {
    const editor = open('<div></div><taskfield-editor value="<p>a</p>"></taskfield-editor>')
    const { handle } = editor
    await typeAtEnd('b')
    editor.previousElementSibling?.append(editor)
    await Promise.resolve()
    expect(editor.handle).toBe(handle)
    expect(editor.value).toBe('<p>ab</p>')

    const told = vi.fn<() => void>()
    editor.addEventListener('ready', told)
    editor.remove()
    await Promise.resolve()
    expect(editor.handle).toBeNull()
    expect(handle?.signal.aborted).toBe(true)
    expect(editor.value).toBe('<p>ab</p>')
    expect(told).not.toHaveBeenCalled()
    place?.append(editor)
    await expect.poll(() => told.mock.calls.length).toBe(1)
    await typeAtEnd('c')
    expect(editor.value).toBe('<p>abc</p>')
  })

  it('takes the focus and gives it away', async () => {
    const editor = open('<taskfield-editor value="<p>a</p>">')
    editor.focus()
    await expect.element(text).toHaveFocus()
    editor.blur()
    await expect.element(text).not.toHaveFocus()
  })

  it('brings its styles into the shadow root that it stands in', async () => {
    open('<taskfield-editor>')
    const shadow = place?.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    shadow?.append(document.createElement('taskfield-editor'))
    const field = shadow?.querySelector('.tf-field')
    await expect.poll(() => field && getComputedStyle(field).borderTopWidth).toBe('1px')
    expect(shadow?.adoptedStyleSheets.length).toBe(1)
  })
})
