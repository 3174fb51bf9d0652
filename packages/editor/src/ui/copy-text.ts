import { windowInUse } from '../dom/root-of.ts'

/** Puts a text on the clipboard. `false` where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // A page without HTTPS has no such clipboard.
    const { navigator } = windowInUse()
    if (!navigator.clipboard) return copyByEvent(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByEvent(text)
  }
}

/** Answers the browser's own copying, which a page may start right after a click. */
function copyByEvent(text: string): boolean {
  const answer = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
  }
  const { document } = windowInUse()
  document.addEventListener('copy', answer, { capture: true })
  // oxlint-disable-next-line typescript/no-deprecated -- the only way there
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', answer, { capture: true })
  return isCopied
}
