import type { ValueSync } from './value-sync.ts'

/** What a form control stands for. */
export interface FormSource {
  readonly value: ValueSync
  readonly isEditable: () => boolean
  readonly isEmpty: () => boolean
  /** Whether the form may be submitted now; `submit` is called when it may later. */
  readonly pass: (submit: () => void) => boolean
  /** Tells when the content may be another one. */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes what the browser says of a control that may not be submitted as it is; an empty text for nothing. */
  readonly onProblem: (problem: string) => void
  readonly focus: () => void
}

/**
 * Makes a text area say at any moment what the content is, and follow its form: submitted, read as data, reset, validated. A submit that
 * comes too early is held, before any listener of the host hears of it. Returns the function that ends it.
 */
export function fillForm(control: HTMLTextAreaElement, source: FormSource): () => void {
  const { value } = source
  const onSubmit = (event: SubmitEvent): void => {
    const { form } = control
    if (!form || event.target !== form) return
    const { submitter } = event
    if (source.pass(() => form.requestSubmit(submitter?.isConnected ? submitter : null))) hand(value)
    else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  const onFormData = (event: FormDataEvent): void => {
    if (event.target !== control.form || control.name === '' || control.matches(':disabled')) return
    event.formData.set(control.name, hand(value))
  }
  const onReset = (event: Event): void => {
    if (event.target !== control.form) return
    // React resets a form while it renders, and a listener that follows may prevent it.
    value.resetSoon(() => event.defaultPrevented)
  }
  // On the document, or the shadow root, and in the capture phase: before any listener of the host, and for a form that comes later.
  const root = control.getRootNode()
  const options = { capture: true }
  const listeners = { submit: onSubmit, formdata: onFormData, reset: onReset }
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener as EventListener, options)
  const ends = [showContent(control, source), validate(control, source)]
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      root.removeEventListener(type, listener as EventListener, options)
    for (const end of ends) end()
  }
}

/** The content for a host that is about to use it. */
function hand(value: ValueSync): string {
  value.flush()
  return value.getHtml()
}

/** Whoever asks for the value of the control gets the content, whoever sets it sets that: nothing is written at each key. */
function showContent(control: HTMLTextAreaElement, { value, isEditable, focus }: FormSource): () => void {
  Object.defineProperty(control, 'value', {
    configurable: true,
    get: () => value.html,
    set: (html: string | null) => {
      if (isEditable()) value.setHtml(html ?? '')
    },
  })
  Object.defineProperty(control, 'focus', { configurable: true, value: focus })
  return () => {
    Reflect.deleteProperty(control, 'value')
    Reflect.deleteProperty(control, 'focus')
  }
}

/**
 * Tells the browser whether there is a content, which is all that it validates, and all of the content when the page is left. Says what
 * the browser finds wrong.
 */
function validate(control: HTMLTextAreaElement, source: FormSource): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  let wasEmpty: boolean | null = null
  let isBehind = false
  const write = (): void => {
    isBehind = false
    own?.set?.call(control, source.isEmpty() ? '' : source.value.html)
  }
  const note = (): void => {
    const isEmpty = source.isEmpty()
    isBehind = true
    if (isEmpty === wasEmpty) return
    wasEmpty = isEmpty
    write()
    if (!isEmpty) source.onProblem('')
  }
  // Who comes back to the page finds in a control what the browser has seen in it.
  const onLeave = (): void => {
    if (isBehind) write()
  }
  const onInvalid = (event: Event): void => {
    // The browser's own bubble would point at what nobody sees.
    event.preventDefault()
    source.onProblem(control.validationMessage)
    if (control.form?.querySelector(':invalid:not(fieldset)') === control) queueMicrotask(source.focus)
  }
  Object.defineProperty(control, 'setCustomValidity', {
    configurable: true,
    value: (problem: string) => {
      HTMLTextAreaElement.prototype.setCustomValidity.call(control, problem)
      if (control.validity.valid) source.onProblem('')
    },
  })
  note()
  const unsubscribe = source.subscribe(note)
  control.addEventListener('invalid', onInvalid)
  const page = control.ownerDocument.defaultView
  page?.addEventListener('pagehide', onLeave)
  return () => {
    unsubscribe()
    page?.removeEventListener('pagehide', onLeave)
    control.removeEventListener('invalid', onInvalid)
    Reflect.deleteProperty(control, 'setCustomValidity')
  }
}
