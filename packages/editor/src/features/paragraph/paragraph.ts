import {
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlockKeepMarks,
} from 'prosemirror-commands'
import type { Feature } from '../../core/feature.ts'
import { joinTextBackward, joinTextForward } from './join-text.ts'

/** Enter, Backspace and Delete between blocks. */
export const paragraph: Feature = {
  name: 'paragraph',
  keymap: {
    // The text goes on in a new paragraph with the same marks.
    Enter: chainCommands(newlineInCode, createParagraphNear, liftEmptyBlock, splitBlockKeepMarks),
    Backspace: joinTextBackward,
    'Mod-Backspace': joinTextBackward,
    'Shift-Backspace': joinTextBackward,
    Delete: joinTextForward,
    'Mod-Delete': joinTextForward,
  },
}
