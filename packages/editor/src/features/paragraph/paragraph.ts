import { chainCommands, createParagraphNear, newlineInCode } from 'prosemirror-commands'
import type { Feature } from '../../core/feature/feature.ts'
import { newParagraphHelp } from './messages.ts'
import { splitTextBlock } from './split-text-block.ts'

/** Enter between blocks and in text. */
export const paragraph: Feature = {
  name: 'paragraph',
  keymap: { Enter: chainCommands(newlineInCode, createParagraphNear, splitTextBlock) },
  help: [{ section: 'blocks', label: newParagraphHelp, keys: ['Enter'] }],
}
