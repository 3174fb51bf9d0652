import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { takeLocalPictures } from './local-pictures.ts'
import { lostPictures } from './messages.ts'

const notedRtf = new WeakMap<EditorView, string>()

/** HTML that comes in is read as a text alone: what stands beside it is noted for as long as the event is handled. */
export function noteRtf(view: EditorView, data: DataTransfer | null): boolean {
  notedRtf.set(view, data?.getData('text/rtf') ?? '')
  queueMicrotask(() => notedRtf.delete(view))
  return false
}

/** HTML whose local pictures are uploads; a notice says how many could not be had. */
export function withLocalPictures(html: string, view: EditorView): string {
  const { html: taken, lost } = takeLocalPictures(html, notedRtf.get(view) ?? '')
  if (lost > 0) contextOf(view.state).notify({ kind: 'warning', text: lostPictures(lost) })
  return taken
}
