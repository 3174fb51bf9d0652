import type { ResolvedPos } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

const dropped = new WeakMap<EditorView, number>()

/** Remembers where something is dropped, until something else is pasted. */
export function noteDrop(view: EditorView, { clientX: left, clientY: top }: DragEvent): void {
  const place = view.posAtCoords({ left, top })
  if (place) dropped.set(view, place.pos)
}

export function notePaste(view: EditorView): void {
  dropped.delete(view)
}

/** Where what is pasted or dropped now comes to stand. */
export function findPastePlace(view: EditorView): ResolvedPos {
  const { doc, selection } = view.state
  const position = dropped.get(view)
  return position === undefined || position > doc.content.size ? selection.$from : doc.resolve(position)
}
