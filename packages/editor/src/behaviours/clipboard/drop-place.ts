import type { ResolvedPos } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

const dropped = new WeakMap<EditorView, number>()

/** Remembers where something is dropped while the event is handled. */
export function noteDrop(view: EditorView, { clientX: left, clientY: top }: DragEvent): void {
  const place = view.posAtCoords({ left, top })
  if (!place) return
  dropped.set(view, place.pos)
  queueMicrotask(() => dropped.delete(view))
}

/** Where what is dropped now comes to stand; `null` while nothing is. */
export function findDropPlace(view: EditorView): ResolvedPos | null {
  const { doc } = view.state
  const pos = dropped.get(view)
  return pos === undefined || pos > doc.content.size ? null : doc.resolve(pos)
}
