import { pageOf } from '../../dom/root-of.ts'
import { isHtmlElement } from '../../dom/kinds.ts'

const className = 'tf-toast-place'

/** The one place of all messages of a page, so that those of two fields never cover each other; made when it is needed. */
export function toastPlaceIn(container: HTMLElement | ShadowRoot): HTMLElement {
  const known = [...container.children].find(child => child.classList.contains(className))
  if (isHtmlElement(known)) return known
  const place = pageOf(container).createElement('div')
  place.className = className
  container.append(place)
  return place
}

/** Keeps the place on the page until the returned function is called; then it goes if no other field has a message there. */
export function keepToastPlace(place: Element, container: HTMLElement | ShadowRoot): () => void {
  if (!place.isConnected) container.append(place)
  return () => {
    if (place.childElementCount === 0) place.remove()
  }
}
