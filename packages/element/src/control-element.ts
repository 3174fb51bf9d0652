/** A server that renders pages loads this module as well, and has no elements. */
const PageElement: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement

/** The properties of a form control that are its attributes, as a `<textarea>` has them: frameworks and scripts set these. */
export class ControlElement extends PageElement {
  get name(): string {
    return this.getAttribute('name') ?? ''
  }

  set name(name: string) {
    this.setAttribute('name', name)
  }

  get placeholder(): string {
    return this.getAttribute('placeholder') ?? ''
  }

  set placeholder(placeholder: string) {
    this.setAttribute('placeholder', placeholder)
  }

  /** What a reset gives back. */
  get defaultValue(): string {
    return this.getAttribute('value') ?? ''
  }

  set defaultValue(html: string) {
    this.setAttribute('value', html)
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }

  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled)
  }

  get readOnly(): boolean {
    return this.hasAttribute('readonly')
  }

  set readOnly(isReadOnly: boolean) {
    this.toggleAttribute('readonly', isReadOnly)
  }

  get required(): boolean {
    return this.hasAttribute('required')
  }

  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired)
  }

  get type(): string {
    return this.localName
  }
}
