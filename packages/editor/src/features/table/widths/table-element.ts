import { isHtmlElement } from '../../../dom/kinds.ts'
import type { EditorView } from 'prosemirror-view'

/** The element of the table at a position; `null` where it is not on the page. */
export function findTableElement(view: EditorView, pos: number): HTMLTableElement | null {
  const frame = view.nodeDOM(pos)
  return isHtmlElement(frame) ? frame.querySelector('table') : null
}
