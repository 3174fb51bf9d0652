import { isHtmlElement } from '../../dom/kinds.ts'
import { targetOf } from '../../dom/root-of.ts'

const stopSelector = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * What a Tab that would leave a popup comes to on its way round: what stands at the other edge of it; `null` for any other key. Popups stand
 * at the end of the page, where the browser would go on to its own bars and to the start of the page.
 */
export function beyondEdge(pressed: KeyboardEvent, popup: HTMLElement): HTMLElement | null {
  if (pressed.key !== 'Tab') return null
  const stops = [...popup.querySelectorAll(stopSelector)].filter(isHtmlElement).filter(isStop)
  if (pressed.shiftKey) stops.reverse()
  return targetOf(pressed) === stops.at(-1) ? (stops[0] ?? null) : null
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0
}
