/** Where a pointer goes: px of the page. */
interface Place {
  readonly x: number
  readonly y: number
}

/** A pointer that has been pressed on an element; each call is an event. */
export interface PressedPointer {
  readonly moveBy: (x: number, y: number) => void
  readonly release: () => void
}

/** Presses a pointer in the middle of an element, as a mouse or a finger does. */
export function pressPointer(
  element: Element | null,
  pointerType: 'mouse' | 'touch' = 'mouse',
): PressedPointer {
  if (!element) throw new Error('There is nothing to press.')
  const { left, top, width, height } = element.getBoundingClientRect()
  const start = { x: left + width / 2, y: top + height / 2 }
  let place: Place = start
  const send = (type: string, buttons: number): void => {
    const init = { bubbles: true, cancelable: true, clientX: place.x, clientY: place.y, button: 0, buttons }
    element.dispatchEvent(new PointerEvent(type, { ...init, pointerId: 1, pointerType, isPrimary: true }))
  }
  send('pointerdown', 1)
  return {
    moveBy: (x, y) => {
      place = { x: start.x + x, y: start.y + y }
      send('pointermove', 1)
    },
    release: () => send('pointerup', 0),
  }
}
