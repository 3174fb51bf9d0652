/** Pastes into the text what a clipboard holds. */
export function paste(text: HTMLElement, held: { readonly html?: string; readonly plain?: string }): void {
  const clipboardData = new DataTransfer()
  if (held.html !== undefined) clipboardData.setData('text/html', held.html)
  if (held.plain !== undefined) clipboardData.setData('text/plain', held.plain)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Copies the selection of the text. */
export function copy(text: HTMLElement): { html: string; plain: string } {
  const clipboardData = new DataTransfer()
  text.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return { html: clipboardData.getData('text/html'), plain: clipboardData.getData('text/plain') }
}
