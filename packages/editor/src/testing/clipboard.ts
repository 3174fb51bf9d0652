import { afterPasteCode } from '../behaviours/clipboard/after/follow-paste.ts'
import { convertPasted } from '../behaviours/clipboard/office/convert-pasted.ts'
import { clipboardCode } from '../behaviours/clipboard/paste-code.ts'

// A test copies and pastes at once; in the field this code comes in an idle moment.
await Promise.all([clipboardCode.load(), afterPasteCode.load()])

/** Pastes into the text what a clipboard holds. */
export function paste(
  text: HTMLElement,
  held: { readonly html?: string; readonly plain?: string; readonly rtf?: string; readonly vscode?: string },
): void {
  const clipboardData = new DataTransfer()
  if (held.html !== undefined) clipboardData.setData('text/html', held.html)
  if (held.plain !== undefined) clipboardData.setData('text/plain', held.plain)
  if (held.rtf !== undefined) clipboardData.setData('text/rtf', held.rtf)
  if (held.vscode !== undefined) clipboardData.setData('vscode-editor-data', held.vscode)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What a clipboard holds. */
interface Held {
  readonly html: string
  readonly plain: string
}

/** Copies the selection of the text. */
export function copy(text: HTMLElement): Held {
  return fill(clipboardData => {
    text.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  })
}

/** The saved form of what was copied. */
export function savedOf({ html }: Pick<Held, 'html'>): string {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
  return convertPasted(documentElement, 'taskfield').html.replace(/ data-pm-slice="[^"]*"/, '')
}

/** Cuts the selection of the text. */
export function cut(text: HTMLElement): Held {
  return fill(clipboardData => {
    text.dispatchEvent(new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }))
  })
}

/** Begins to drag the selection of the text. */
export function drag(text: HTMLElement): Held {
  return fill(dataTransfer => {
    text.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true, cancelable: true }))
  })
}

function fill(write: (data: DataTransfer) => void): Held {
  const data = new DataTransfer()
  write(data)
  return { html: data.getData('text/html'), plain: data.getData('text/plain') }
}
