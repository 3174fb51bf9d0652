import { dropCursor } from 'prosemirror-dropcursor'
import type { Feature } from '../../core/feature/feature.ts'
import { caretInSight } from './caret-in-sight.ts'
import { extendToDocumentEdge, goToDocumentEdge } from './document-edges.ts'
import { gapCursorPlugin } from './gap-cursor-plugin.ts'
import { focusedCaret } from './focused-caret.ts'
import { keyAtCaret } from './key-at-caret.ts'
import { marksAfterDelete } from './marks-after-delete.ts'
import { marksStay } from './marks-stay.ts'
import { InsertParagraphButtons } from './insert-paragraph-buttons.tsx'
import { arrowsHelp, extendToEdgeHelp, extendSelectionHelp, documentEdgeHelp } from './messages.ts'

/** The caret between blocks where no text is and in sight below bars, and the line that shows where something dragged will land. */
export const caret: Feature = {
  name: 'caret',
  keymap: {
    'Mod-Home': goToDocumentEdge(-1),
    'Mod-End': goToDocumentEdge(1),
    'Mod-Shift-Home': extendToDocumentEdge(-1),
    'Mod-Shift-End': extendToDocumentEdge(1),
  },
  plugins: [
    keyAtCaret,
    focusedCaret,
    caretInSight,
    gapCursorPlugin,
    marksAfterDelete,
    marksStay,
    dropCursor({ color: false, class: 'tf-drop-cursor', width: 2 }),
  ],
  help: [
    { section: 'moving', label: arrowsHelp, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
    {
      section: 'moving',
      label: extendSelectionHelp,
      keys: [
        'Shift-ArrowLeft',
        'Shift-ArrowRight',
        'Shift-ArrowUp',
        'Shift-ArrowDown',
        'Mod-Shift-ArrowLeft',
        'Mod-Shift-ArrowRight',
      ],
    },
    { section: 'moving', label: documentEdgeHelp, keys: ['Mod-Home', 'Mod-End'] },
    { section: 'moving', label: extendToEdgeHelp, keys: ['Mod-Shift-Home', 'Mod-Shift-End'] },
  ],
  overlays: [InsertParagraphButtons],
}
