import type { EditorView } from 'prosemirror-view'

/** The element of the table at a position; `null` where it is not on the page. */
export function findTableElement(view: EditorView, pos: number): HTMLTableElement | null {
  const frame = view.nodeDOM(pos)
  return frame instanceof HTMLElement ? frame.querySelector('table') : null
}
