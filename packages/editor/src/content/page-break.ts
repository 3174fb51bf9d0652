import type { Locale } from '../messages/message.ts'
import { pageBreakLabel } from './messages.ts'

/** Puts the label into the element of a page break; `content.css` draws the line around it. */
export function labelPageBreak(element: HTMLElement, locale: Locale): void {
  const label = document.createElement('span')
  label.textContent = pageBreakLabel[locale]
  element.replaceChildren(label)
}
