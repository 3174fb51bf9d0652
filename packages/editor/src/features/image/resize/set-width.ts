import { imageAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { ShownImage } from './shown-image.ts'
import { boundWidth, writeWidth } from './widths.ts'

/**
 * Gives an image a width in px of the page. It is found again wherever others have moved it since it was read; where it is
 * another one by now, nothing happens.
 */
export function setShownWidth(view: EditorView, pos: number, shown: ShownImage, width: number): void {
  const { node, room } = shown
  const at = findNode(view.state.doc, node, pos)
  const bound = boundWidth(width, room)
  if (at === null || Math.abs(bound - shown.width) < 0.5) return
  setStoredWidth(view, at, writeWidth(bound, room, imageAttrs(node).width))
}

/** Gives the image at a position a width as it is saved. The height follows. */
export function setStoredWidth({ state, dispatch }: EditorView, pos: number, width: string | null): void {
  const { tr } = state
  tr.setNodeAttribute(pos, 'width', width)
  dispatch(tr.setNodeAttribute(pos, 'height', null))
}

function findNode(doc: Node, node: Node, pos: number): number | null {
  if (pos <= doc.content.size && doc.nodeAt(pos)?.eq(node)) return pos
  const places: number[] = []
  doc.descendants((child, place) => {
    if (child.eq(node)) places.push(place)
  })
  return places.length === 1 ? (places[0] ?? null) : null
}
