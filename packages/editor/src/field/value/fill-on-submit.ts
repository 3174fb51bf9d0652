/**
 * Writes the content into a text area whenever its form is submitted or read as data. Returns the function that ends
 * it.
 */
export function fillOnSubmit(textArea: HTMLTextAreaElement, getHtml: () => string): () => void {
  const onSubmit = (event: Event): void => {
    if (event.target === textArea.form) textArea.value = getHtml()
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
