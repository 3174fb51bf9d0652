import { isNode } from '../dom/kinds.ts'

/** A press, as React tells of it. */
interface Press {
  readonly target: EventTarget
  readonly currentTarget: Node
  readonly preventDefault: () => void
}

/**
 * Keeps the focus and the selection where they are while the pointer works in an element. A press in a popup that was opened from there comes
 * here too, through React's tree: what can be typed in takes the focus.
 */
export function keepFocus(event: Press): void {
  if (isNode(event.target) && event.currentTarget.contains(event.target)) event.preventDefault()
}
