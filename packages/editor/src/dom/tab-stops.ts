import { isHtmlElement } from './kinds.ts'

const selector = 'a[href], button, input, select, textarea, [tabindex]'

/** What Tab comes to within an element, in its order. */
export function tabStopsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll(selector)]
    .filter(isHtmlElement)
    .filter(
      element =>
        element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
    )
}
