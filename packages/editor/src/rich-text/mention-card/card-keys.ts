import { focusedIn, pageOf } from '../../dom/root-of.ts'
import { tabStopsIn } from '../../dom/tab-stops.ts'

interface OpenCard {
  /** The mention that the card is about. */
  readonly owner: HTMLElement
  readonly popup: HTMLElement | null
}

/** Escape closes a card, and nothing around it; the focus goes back to its mention. Says whether it was that key. */
export function closeByKey(event: KeyboardEvent, { owner, popup }: OpenCard): boolean {
  if (event.key !== 'Escape') return false
  event.preventDefault()
  event.stopPropagation()
  if (popup?.contains(focusedIn(pageOf(owner)))) stopOf(owner).focus()
  return true
}

/** Tab goes from a mention through what its card offers, and on behind the mention, as if the card stood there. */
export function enterByTab(event: KeyboardEvent, { owner, popup }: OpenCard): void {
  const stops = popup ? tabStopsIn(popup) : []
  const [first] = stops
  if (event.key !== 'Tab' || !first) return
  const stop = stopOf(owner)
  const active = focusedIn(pageOf(owner))
  if (event.shiftKey) {
    if (active === first) go(event, stop)
  } else if (active === stop) go(event, first)
  // The browser goes on from the mention.
  else if (active === stops.at(-1)) stop.focus()
}

function go(event: KeyboardEvent, stop: HTMLElement): void {
  event.preventDefault()
  stop.focus()
}

/** What the keyboard is on at a mention: itself, or the link that holds it. */
function stopOf(owner: HTMLElement): HTMLElement {
  return owner.closest<HTMLElement>('a[href]') ?? owner
}
