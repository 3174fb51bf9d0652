/** Where a pointer goes: px of the page. */
interface Place {
  readonly x: number
  readonly y: number
}

/** A pointer that has been pressed on an element; each call is an event. */
export interface PressedPointer {
  readonly moveBy: (x: number, y: number) => void
  /** To the middle of another element. */
  readonly moveTo: (over: Element) => void
  readonly release: () => void
}

/** Presses a pointer in the middle of an element, as a mouse or a finger does. */
export function pressPointer(
  element: Element | null,
  pointerType: 'mouse' | 'touch' = 'mouse',
  keys: PointerEventInit = {},
): PressedPointer {
  if (!element) throw new Error('There is nothing to press.')
  const start = middleOf(element)
  let place: Place = start
  const send = (type: string, buttons: number): void => {
    const init = { bubbles: true, cancelable: true, clientX: place.x, clientY: place.y, button: 0, buttons }
    element.dispatchEvent(
      new PointerEvent(type, { ...init, ...keys, pointerId: 1, pointerType, isPrimary: true }),
    )
  }
  send('pointerdown', 1)
  return {
    moveBy: (x, y) => {
      place = { x: start.x + x, y: start.y + y }
      send('pointermove', 1)
    },
    moveTo: over => {
      place = middleOf(over)
      send('pointermove', 1)
    },
    release: () => send('pointerup', 0),
  }
}

/** A mouse whose button has been pressed; each call is an event on the element that it is over. */
export interface PressedMouse {
  /** Whether the press does nothing that browsers do by themselves. */
  readonly isTaken: boolean
  readonly moveTo: (element: Element) => void
  readonly release: (element: Element) => void
}

/** Presses the main button of a mouse in the middle of an element. */
export function pressMouse(element: Element, keys: MouseEventInit = {}): PressedMouse {
  const send = (over: Element, type: string, buttons: number): boolean => {
    const { x, y } = middleOf(over)
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons }
    return over.dispatchEvent(new MouseEvent(type, { ...init, ...keys }))
  }
  return {
    isTaken: !send(element, 'mousedown', 1),
    moveTo: over => send(over, 'mousemove', 1),
    release: over => send(over, 'mouseup', 0),
  }
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
