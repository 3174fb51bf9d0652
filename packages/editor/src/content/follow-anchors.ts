import { isElement } from '../dom/kinds.ts'
import { findHeading, slugsOf } from './anchors.ts'

const headingTags = 'h2, h3, h4'

/**
 * Lets links to a heading of the same text lead there: it is scrolled into sight and takes the focus. `tell` is called with its anchor;
 * the address of the page does not change. Returns the function that ends it.
 */
export function followAnchors(text: HTMLElement, tell: (anchor: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const link = plainlyPressed(event)
    if (!link) return
    const headings = [...text.querySelectorAll<HTMLElement>(headingTags)]
    const words = headings.map(wordsOf)
    const index = findHeading(link.getAttribute('href') ?? '', wordsOf(link), words)
    const heading = headings[index]
    if (!heading) return
    event.preventDefault()
    show(heading)
    tell(slugsOf(words)[index] ?? '')
  }
  text.addEventListener('click', follow)
  return () => text.removeEventListener('click', follow)
}

/** The link that a click is to follow here: not in another tab, and not one that the host has taken. */
function plainlyPressed(event: MouseEvent): Element | null {
  const { target, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return isElement(target) ? target.closest('a[href^="#"]') : null
}

function show(heading: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

function wordsOf(element: Element): string {
  return element.textContent ?? ''
}
