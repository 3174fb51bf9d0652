import { targetOf } from '../../dom/root-of.ts'
import { tabStopsIn } from '../../dom/tab-stops.ts'

/**
 * What a Tab that would leave a popup comes to on its way round: what stands at the other edge of it; `null` for any other key. Popups stand
 * at the end of the page, where the browser would go on to its own bars and to the start of the page.
 */
export function beyondEdge(pressed: KeyboardEvent, popup: HTMLElement): HTMLElement | null {
  if (pressed.key !== 'Tab') return null
  const stops = tabStopsIn(popup)
  if (pressed.shiftKey) stops.reverse()
  return targetOf(pressed) === stops.at(-1) ? (stops[0] ?? null) : null
}
