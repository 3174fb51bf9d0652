import { messageText } from '../messages/message-text.ts'
import type { Words } from '../messages/message.ts'
import { pageBreakLabel } from './messages.ts'

/** Puts the label into the element of a page break; `content.css` draws the line around it. */
export function labelPageBreak(element: HTMLElement, words: Words): void {
  const label = document.createElement('span')
  label.textContent = messageText(pageBreakLabel, words)
  element.replaceChildren(label)
}
