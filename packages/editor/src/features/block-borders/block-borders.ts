import { chainCommands } from 'prosemirror-commands'
import type { Feature } from '../../core/feature.ts'
import { backspaceHelp, besideObjectHelp } from './messages.ts'
import { deleteInGap, insertParagraphInGap } from './gaps.ts'
import { joinTextBackward, joinTextForward } from './join-text.ts'
import { deleteSelectedObject, insertParagraphBeside, selectObject } from './objects.ts'
import { deleteWholeObjects, splitOverWholeObjects, wholeObjects } from './whole-objects.ts'

const backspace = chainCommands(
  deleteWholeObjects,
  deleteSelectedObject,
  deleteInGap(-1),
  selectObject(-1),
  joinTextBackward,
)
const deleteOn = chainCommands(
  deleteWholeObjects,
  deleteSelectedObject,
  deleteInGap(1),
  selectObject(1),
  joinTextForward,
)

/** Enter, Backspace and Delete where blocks meet. */
export const blockBorders: Feature = {
  name: 'block-borders',
  keymap: {
    Enter: chainCommands(splitOverWholeObjects, insertParagraphBeside(1), insertParagraphInGap),
    'Shift-Enter': chainCommands(insertParagraphBeside(-1), insertParagraphInGap),
    Backspace: backspace,
    'Mod-Backspace': backspace,
    'Shift-Backspace': backspace,
    Delete: deleteOn,
    'Mod-Delete': deleteOn,
  },
  help: [
    { section: 'editing', label: backspaceHelp, keys: ['Backspace', 'Delete'] },
    { section: 'editing', label: besideObjectHelp, keys: ['Enter', 'Shift-Enter'] },
  ],
  plugins: [wholeObjects],
}
