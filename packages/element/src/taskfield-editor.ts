import type { FieldHandle } from '@taskfield/editor'
import { observedAttributes, readAttributes } from './attributes.ts'
import { ControlElement } from './control-element.ts'
import { drawField, type DrawnField, type FieldSettings } from './draw-field.tsx'

/**
 * `<taskfield-editor name="description" value="<p>…</p>">`: the field as a form control of the browser. Attributes are the simple settings;
 * `settings` takes everything that `<RichTextField>` takes.
 *
 * Events: `input` when the content has changed, `change` when the focus leaves after that, `send` (`detail` is the HTML) in a comment, `pending` (`detail`
 * is `{ pending, failed, total }`) for uploads, `error` (`detail` is what was thrown), `ready` when it has its features.
 */
export class TaskfieldEditor extends ControlElement {
  static readonly formAssociated: boolean = true
  static readonly observedAttributes: readonly string[] = observedAttributes

  readonly #internals = this.attachInternals()
  #field: DrawnField | null = null
  #settings: FieldSettings = {}
  /** The content while there is no field. */
  #kept: string | null = null
  /** What the page has been told, or has set, last. */
  #known: string | null = null
  /** Whether the field is about to follow a reset of its form. */
  #isResetting = false
  #atFocus = ''
  #isDisabled = false
  /** What the page says is wrong; empty for nothing. */
  #problem = ''
  #form: HTMLFormElement | null = null

  constructor() {
    super()
    this.addEventListener('invalid', event => this.#onInvalid(event))
    this.addEventListener('click', event => event.target === this && this.focus())
  }

  /** Everything that the field can be given besides what attributes say; functions, too. */
  get settings(): FieldSettings {
    return this.#settings
  }

  set settings(settings: FieldSettings | null | undefined) {
    this.#settings = settings ?? {}
    this.#draw()
  }

  /** What the field can do; `null` while the element is on no page. */
  get handle(): FieldHandle | null {
    return this.#field?.handle ?? null
  }

  /** The content at any moment. Setting it sets the content; a reset gives back that of the attribute. */
  get value(): string {
    return this.#field?.handle.getHtml() ?? this.#kept ?? this.getAttribute('value') ?? ''
  }

  set value(given: string | null | undefined) {
    const html = given ?? ''
    // As in a text area, what it has already moves no caret: a host may give back all that `input` tells it, also while that is about to tell more.
    if (!this.#isResetting && (html === this.value || html === this.#known)) return
    this.#known = html
    if (this.#field) this.#setHtml(this.#field, html)
    else this.#kept = html
    this.#tellForm()
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form
  }

  /** React sets a property wherever there is one; as an attribute it is the id of a form. */
  set form(id: string) {
    this.setAttribute('form', id)
  }

  get labels(): NodeList {
    return this.#internals.labels
  }

  get willValidate(): boolean {
    return this.#internals.willValidate
  }

  get validity(): ValidityState {
    return this.#internals.validity
  }

  get validationMessage(): string {
    return this.#internals.validationMessage
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity()
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity()
  }

  /** Says what is wrong with the content besides; its form is held back until an empty text is set. */
  setCustomValidity(problem: string): void {
    this.#problem = problem
    this.#tellForm()
  }

  override focus(): void {
    this.#field?.handle.focus()
  }

  override blur(): void {
    this.#field?.handle.blur()
  }

  connectedCallback(): void {
    // An element that is only moved keeps its field.
    if (this.#field) return
    this.#takeEarly()
    // What the page wrote into the element is for where there is no script.
    this.replaceChildren()
    const kept = this.#kept
    this.#kept = null
    this.#field = drawField(this.appendChild(this.#place()), this.#all())
    if (kept !== null) this.#setHtml(this.#field, kept)
    this.#tellForm()
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#field) return
      this.#kept = this.value
      this.#field.remove()
      this.#field = null
    })
  }

  attributeChangedCallback(): void {
    this.#draw()
  }

  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('formdata', this.#fill)
    this.#form = form
    form?.addEventListener('formdata', this.#fill)
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
    this.#draw()
  }

  /** The field follows the reset by itself. What it told before is no longer what the page has. */
  formResetCallback(): void {
    this.#known = null
    this.#isResetting = true
    queueMicrotask(() => {
      this.#isResetting = false
    })
  }

  /** The browser gives back what was there when the user left the page. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === 'string') this.value = state
  }

  #place(): HTMLElement {
    const place = this.ownerDocument.createElement('div')
    // What is typed into the text or a form of the field is no input of this control. The field tells its own.
    for (const type of ['input', 'change']) place.addEventListener(type, event => event.stopPropagation())
    return place
  }

  /** What the page has set before the code of the element was there stands in the way of its properties. */
  #takeEarly(): void {
    for (const name of Object.keys(this)) {
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }

  /** A script sets what a control holds also where nobody may type. */
  #setHtml({ handle, draw }: DrawnField, html: string): void {
    const all = this.#all()
    const isLocked = all.disabled === true || all.readOnly === true
    if (isLocked) draw({ ...all, disabled: false, readOnly: false })
    handle.setHtml(html)
    if (isLocked) draw(all)
  }

  #draw(): void {
    this.#field?.draw(this.#all())
    this.#tellForm()
  }

  #all(): FieldSettings {
    const given = { ...readAttributes(this), ...this.#settings }
    const label = [...this.#internals.labels].map(({ textContent }) => textContent?.trim()).join(' ')
    return {
      ...(label !== '' && { 'aria-label': label }),
      ...given,
      disabled: this.#isDisabled || given.disabled === true,
      // With a control of its own, the field holds a submit while images are uploaded, follows a reset and says what is missing.
      required: given.required === true,
      // With code that is there already it comes while the field is being drawn.
      onReady: handle =>
        queueMicrotask(() => {
          this.dispatchEvent(new Event('ready'))
          try {
            given.onReady?.(handle)
          } catch (error) {
            this.#report(error, given)
          }
        }),
      onChange: html => {
        this.#known = html
        this.#tellForm(html)
        this.dispatchEvent(new Event('input', { bubbles: true }))
        given.onChange?.(html)
      },
      onFocus: () => {
        this.#atFocus = this.value
        given.onFocus?.()
      },
      onBlur: () => {
        if (this.value !== this.#atFocus) this.dispatchEvent(new Event('change', { bubbles: true }))
        given.onBlur?.()
      },
      onShiftEnter: html => {
        this.#tell('send', html)
        given.onShiftEnter?.(html)
      },
      onPendingChange: uploads => {
        this.#tell('pending', uploads)
        given.onPendingChange?.(uploads)
      },
      onError: error => this.#report(error, given),
    }
  }

  #report(error: unknown, { onError }: FieldSettings): void {
    const isTaken = !this.#tell('error', error, true)
    if (onError) onError(error)
    else if (!isTaken) reportError(error)
  }

  #tell(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable }))
  }

  /** Tells the form the content, and whether it may be submitted with it. */
  #tellForm(value = this.value): void {
    this.#internals.setFormValue(value)
    const inner = this.querySelector<HTMLTextAreaElement>(':scope textarea[aria-hidden]')
    inner?.setCustomValidity(this.#problem)
    const isMissing = value === '' && (this.#settings.required ?? this.required)
    if (this.#problem !== '') this.#internals.setValidity({ customError: true }, this.#problem)
    else if (isMissing && this.#field)
      this.#internals.setValidity({ valueMissing: true }, inner?.validationMessage || 'required')
    else this.#internals.setValidity({})
  }

  readonly #fill = ({ formData }: FormDataEvent): void => {
    if (this.name !== '' && !this.matches(':disabled')) formData.set(this.name, this.value)
  }

  /** The field says below its text what the browser finds wrong; the browser's own bubble would say it twice. */
  #onInvalid(event: Event): void {
    if (event.target !== this) return
    event.preventDefault()
    const inner = this.querySelector<HTMLTextAreaElement>(':scope textarea[aria-hidden]')
    if (!this.form) inner?.checkValidity()
    const isFirst = (this.form ?? this).querySelector(':invalid:not(fieldset)') === this
    if (isFirst || !this.form) queueMicrotask(() => this.focus())
  }
}
