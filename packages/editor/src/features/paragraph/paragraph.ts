import {
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlockKeepMarks,
} from 'prosemirror-commands'
import type { Feature } from '../../core/feature.ts'

/** Enter: the text goes on in a new paragraph with the same marks. */
export const paragraph: Feature = {
  name: 'paragraph',
  keymap: { Enter: chainCommands(newlineInCode, createParagraphNear, liftEmptyBlock, splitBlockKeepMarks) },
}
