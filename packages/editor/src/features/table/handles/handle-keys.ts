import type { HelpLine } from '../../../core/feature/help-line.ts'
import type { Keymap } from '../../../core/feature/keymap.ts'
import { moveWholeLines } from './line-commands.ts'
import { handlesHelp, moveColumnsHelp, moveRowsHelp, resizeHelp, walkHandlesHelp } from './key-messages.ts'

/** Keys in the text that concern rows, columns and their handles. */
export const handleKeys: Keymap = {
  'Alt-ArrowUp': moveWholeLines('row', -1),
  'Alt-ArrowDown': moveWholeLines('row', 1),
  'Alt-ArrowLeft': moveWholeLines('column', -1),
  'Alt-ArrowRight': moveWholeLines('column', 1),
}

export const handlesHelpLines: readonly HelpLine[] = [
  { section: 'tables', label: moveRowsHelp, keys: ['Alt-ArrowUp', 'Alt-ArrowDown'] },
  { section: 'tables', label: moveColumnsHelp, keys: ['Alt-ArrowLeft', 'Alt-ArrowRight'] },
  { section: 'tables', label: handlesHelp, keys: ['Alt-Shift-F10'] },
  {
    section: 'tables',
    label: walkHandlesHelp,
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'],
    boundBy: 'toolbar',
  },
  {
    section: 'tables',
    label: resizeHelp,
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'Enter'],
    boundBy: 'toolbar',
  },
]
