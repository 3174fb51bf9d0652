import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { takeLocalPictures } from './local-pictures.ts'
import { lostPictures } from './messages.ts'

/** HTML whose local pictures are uploads; a notice says how many could not be had. */
export function withLocalPictures(html: string, view: EditorView, rtf: string): string {
  const { html: taken, lost } = takeLocalPictures(html, rtf)
  if (lost > 0) contextOf(view.state).notify({ kind: 'warning', text: lostPictures(lost) })
  return taken
}
