import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import type { Feature } from '../../core/feature.ts'

/** The caret between two objects where no text is, and the line that shows where something dragged will land. */
export const cursors: Feature = {
  name: 'cursors',
  plugins: [gapCursor(), dropCursor({ color: false, class: 'tf-drop-cursor', width: 2 })],
}
