/** What a form is filled with, and whether it may be submitted now; `submit` is called when it may later. */
export interface FormSource {
  readonly getHtml: () => string
  readonly pass: (submit: () => void) => boolean
}

/**
 * Writes the content into a text area whenever its form is submitted or read as data. A submit that comes too early is held, before
 * any listener of the host hears of it. Returns the function that ends it.
 */
export function fillOnSubmit(textArea: HTMLTextAreaElement, { getHtml, pass }: FormSource): () => void {
  const onSubmit = (event: SubmitEvent): void => {
    const { form } = textArea
    if (!form || event.target !== form) return
    const { submitter } = event
    if (pass(() => form.requestSubmit(submitter?.isConnected ? submitter : null))) textArea.value = getHtml()
    else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  const onFormData = (event: FormDataEvent): void => {
    if (event.target !== textArea.form) return
    textArea.value = getHtml()
    event.formData.set(textArea.name, textArea.value)
  }
  // On the document and in the capture phase: before any listener of the host, and for a form that comes later.
  const { ownerDocument } = textArea
  ownerDocument.addEventListener('submit', onSubmit, { capture: true })
  ownerDocument.addEventListener('formdata', onFormData, { capture: true })
  return () => {
    ownerDocument.removeEventListener('submit', onSubmit, { capture: true })
    ownerDocument.removeEventListener('formdata', onFormData, { capture: true })
  }
}
