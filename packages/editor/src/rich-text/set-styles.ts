/** Has what `style` would have, where a page may forbid that attribute. */
export const keptStyle = 'data-tf-style'

/**
 * Gives the elements of a view their saved colours, widths and alignments by script, which no `style-src` forbids: those that are
 * kept in another attribute, and those in a server's HTML that the page did not apply.
 */
export function setStyles(view: HTMLElement): void {
  for (const element of view.querySelectorAll<HTMLElement>(`[${keptStyle}]`)) {
    element.style.cssText = element.getAttribute(keptStyle) ?? ''
    element.removeAttribute(keptStyle)
  }
  const [first] = view.querySelectorAll<HTMLElement>('[style]')
  if (!first || first.style.length > 0) return
  for (const element of view.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? ''
}
