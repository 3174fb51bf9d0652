import { chainCommands } from 'prosemirror-commands'
import type { Feature } from '../../core/feature/feature.ts'
import { backspaceHelp, besideObjectHelp, endBlockHelp } from './messages.ts'
import { deleteInGap, insertParagraphInGap } from './gaps.ts'
import { endEmptyBlock, joinText } from './join-text.ts'
import { deleteSelectedObject, insertParagraphBeside, selectObject } from './objects.ts'
import { deleteSelectedSpan, spans, splitSelectedSpan } from './spans.ts'

const backspace = chainCommands(
  deleteSelectedSpan,
  deleteSelectedObject,
  deleteInGap(-1),
  selectObject(-1),
  joinText(-1),
  endEmptyBlock,
)
const deleteOn = chainCommands(
  deleteSelectedSpan,
  deleteSelectedObject,
  deleteInGap(1),
  selectObject(1),
  joinText(1),
)

/** Enter, Backspace and Delete where blocks meet. */
export const blockJoining: Feature = {
  name: 'block-joining',
  keymap: {
    Enter: chainCommands(splitSelectedSpan, insertParagraphBeside(1), insertParagraphInGap),
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
    { section: 'editing', label: endBlockHelp, keys: ['Backspace'] },
  ],
  plugins: [spans],
}
