import { dropCursor } from 'prosemirror-dropcursor'
import type { Feature } from '../../core/feature.ts'
import { arrow } from './arrows.ts'
import { caretInSight } from './caret-in-sight.ts'
import { extend } from './extend.ts'
import { extendFar, goFar } from './far.ts'
import { gapCursorPlugin } from './gap-cursor-plugin.ts'
import { InsertParagraphButtons } from './insert-paragraph-buttons.tsx'
import { arrowsHelp, extendFarHelp, extendHelp, farHelp } from './messages.ts'

/** The caret between blocks where no text is and in sight below bars, and the line that shows where something dragged will land. */
export const cursors: Feature = {
  name: 'cursors',
  keymap: {
    ArrowLeft: arrow('left'),
    ArrowRight: arrow('right'),
    ArrowUp: arrow('up'),
    ArrowDown: arrow('down'),
    'Shift-ArrowLeft': extend('left'),
    'Shift-ArrowRight': extend('right'),
    'Shift-ArrowUp': extend('up'),
    'Shift-ArrowDown': extend('down'),
    'Mod-Home': goFar(-1),
    'Mod-End': goFar(1),
    'Mod-Shift-Home': extendFar(-1),
    'Mod-Shift-End': extendFar(1),
  },
  plugins: [caretInSight, gapCursorPlugin, dropCursor({ color: false, class: 'tf-drop-cursor', width: 2 })],
  help: [
    { section: 'moving', label: arrowsHelp, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
    {
      section: 'moving',
      label: extendHelp,
      keys: ['Shift-ArrowLeft', 'Shift-ArrowRight', 'Shift-ArrowUp', 'Shift-ArrowDown'],
    },
    { section: 'moving', label: farHelp, keys: ['Mod-Home', 'Mod-End'] },
    { section: 'moving', label: extendFarHelp, keys: ['Mod-Shift-Home', 'Mod-Shift-End'] },
  ],
  parts: [InsertParagraphButtons],
}
