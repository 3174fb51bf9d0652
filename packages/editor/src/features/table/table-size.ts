import type { Node } from 'prosemirror-model'

/** From how many cells on a table is large. */
const largeFrom = 200

/** Whether a browser takes long to lay out and draw a table. The number of cells is that of a table without spans: this is asked at each letter. */
export function isLarge({ childCount, firstChild }: Node): boolean {
  return childCount * (firstChild?.childCount ?? 0) >= largeFrom
}
