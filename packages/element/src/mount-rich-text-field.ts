import type { FieldHandle } from '@taskfield/editor'
import { drawField, type FieldSettings } from './draw-field.tsx'

/** A field in place of a text area. */
export interface MountedField {
  readonly handle: FieldHandle
  /** The element that the field stands in. */
  readonly element: HTMLElement
  /** Changes some of the settings. */
  readonly update: (settings: FieldSettings) => void
  /** Puts the text area back, with the content as its value. */
  readonly unmount: () => void
}

/**
 * Puts a field in the place of a text area of a form. It has the name, the id, the value and the conditions of the text area, so that the form
 * sends, resets and checks it as before, and labels lead to it. Other settings are those of `<RichTextField>`.
 */
export function mountRichTextField(
  textarea: HTMLTextAreaElement,
  settings: FieldSettings = {},
): MountedField {
  checkTextArea(textarea)
  const element = textarea.ownerDocument.createElement('div')
  let shown: FieldSettings = { ...settingsOf(textarea), ...settings }
  textarea.replaceWith(element)
  const field = drawField(element, shown)
  if (textarea.ownerDocument.readyState !== 'complete') takeRestored(element, field.handle)
  return {
    handle: field.handle,
    element,
    update(changes) {
      shown = { ...shown, ...changes }
      field.draw(shown)
    },
    unmount() {
      const html = field.handle.getHtml()
      field.remove()
      element.replaceWith(textarea)
      textarea.value = html
    },
  }
}

/**
 * To who comes back to a page the browser gives back what was in its text areas, some once it has read all of the page: then that of the field
 * has it, of the same name, and nobody is told.
 */
function takeRestored(element: HTMLElement, handle: FieldHandle): void {
  const control = element.querySelector<HTMLTextAreaElement>('textarea[aria-hidden]')
  // What the browser has in it; its `value` is the content of the field.
  const inBrowser = (): string | undefined => (control?.cloneNode() as HTMLTextAreaElement | undefined)?.value
  const [content, before] = [handle.getHtml(), inBrowser()]
  const take = (): void => {
    const restored = inBrowser()
    const isUntouched = !handle.signal.aborted && handle.getHtml() === content
    if (restored !== undefined && restored !== before && isUntouched) handle.setHtml(restored)
  }
  const page = element.ownerDocument.defaultView
  page?.addEventListener('pageshow', () => setTimeout(take), { once: true, signal: handle.signal })
}

/** A page without types asks for elements by selectors, which may find nothing or something else. */
function checkTextArea(given: HTMLTextAreaElement | null | undefined): void {
  const name = given?.localName
  if (name !== 'textarea')
    throw new TypeError(`mountRichTextField needs a <textarea>, and was given ${name ?? 'no element'}.`)
  if (given?.isConnected !== true)
    throw new TypeError('mountRichTextField needs a <textarea> that is on the page: put it there first.')
}

/**
 * What a text area says of itself. What it holds now, typed or kept by the browser, is the content and what a reset gives back. Its classes are not among it: their
 * padding and pictures are those of a text area.
 */
function settingsOf(textarea: HTMLTextAreaElement): FieldSettings {
  const { value, name, id, required, disabled, readOnly, placeholder, form } = textarea
  const text = (attribute: string): string | undefined => textarea.getAttribute(attribute) ?? undefined
  return definedOf({
    value,
    name: name || undefined,
    id: id || undefined,
    placeholder: placeholder || undefined,
    form: textarea.hasAttribute('form') ? form?.id : undefined,
    required,
    disabled,
    readOnly,
    // Who has begun to write before the field came goes on in it.
    initFocus: textarea.autofocus || textarea.matches(':focus'),
    'aria-label': text('aria-label'),
    'aria-labelledby': text('aria-labelledby'),
    'aria-describedby': text('aria-describedby'),
    'aria-invalid': textarea.getAttribute('aria-invalid') === 'true' ? true : undefined,
  })
}

function definedOf(settings: Readonly<Record<string, unknown>>): FieldSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
