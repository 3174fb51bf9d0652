/** The corners of an image that can be dragged, by the points of the compass. */
export const corners = ['nw', 'ne', 'sw', 'se'] as const

export type Corner = (typeof corners)[number]

/** What an image must still be to be taken hold of: px. */
export const minWidth = 24

/** The size of an image on the page, and what it may grow to: px. */
interface Sized {
  readonly width: number
  readonly height: number
  readonly room: number
  readonly isCentered: boolean
}

/** The width of an image one of whose corners has been moved by some px. Its ratio stays; of the two ways the longer one counts. */
export function widthAfter(
  { width, height, room, isCentered }: Sized,
  corner: Corner,
  by: { readonly x: number; readonly y: number },
): number {
  const sideways = (corner.endsWith('e') ? by.x : -by.x) * (isCentered ? 2 : 1)
  const down = ((corner.startsWith('s') ? by.y : -by.y) * width) / Math.max(height, 1)
  return boundWidth(width + (Math.abs(sideways) >= Math.abs(down) ? sideways : down), room)
}

/** A width that an image may have: it can be taken hold of, and is not wider than its column. */
export function boundWidth(width: number, room: number): number {
  return Math.max(Math.min(minWidth, room), Math.min(width, room))
}

/** Writes a width: px where the image has px already, else a share of the column, with two digits as the older editor has it. */
export function writeWidth(width: number, room: number, stored: string | null): string {
  if (stored?.endsWith('px')) return `${Math.round(width)}px`
  return `${Math.min(100, Math.round((width / room) * 10_000) / 100)}%`
}

/** What an arrow changes: shares of the column, or px where the image has them. With Shift it is a single one. */
export function stepOf(room: number, stored: string | null, isFine: boolean): number {
  const one = stored?.endsWith('px') ? 1 : room / 100
  return isFine ? one : one * (stored?.endsWith('px') ? 10 : 5)
}
