import type { Feature, ItemNames } from '../core/feature/feature.ts'
import { alignment } from '../features/alignment/alignment.ts'
import { basicMarks } from '../features/basic-marks/basic-marks.ts'
import { blockJoining } from '../behaviours/block-joining/block-joining.ts'
import { blockQuote } from '../features/block-quote/block-quote.ts'
import { clipboard } from '../behaviours/clipboard/clipboard.ts'
import { codeBlock } from '../features/code-block/code-block.ts'
import { color } from '../features/color/color.tsx'
import { caret } from '../behaviours/caret/caret.ts'
import { find } from '../tools/find/find.ts'
import { heading } from '../features/heading/heading.ts'
import { help } from '../tools/help/help.ts'
import { history } from '../behaviours/history/history.ts'
import { image } from '../features/image/image.ts'
import { indent } from '../features/indent/indent.ts'
import { lineBreak } from '../features/line-break/line-break.ts'
import { link } from '../features/link/link.ts'
import { list } from '../features/list/list.ts'
import { media } from '../features/media/media.ts'
import { moveBlocksFeature } from '../behaviours/move-blocks/move-blocks.ts'
import { pageBreak } from '../features/page-break/page-break.ts'
import { paragraph } from '../features/paragraph/paragraph.ts'
import { androidKeyboard } from '../behaviours/android-keyboard/android-keyboard.ts'
import { selectAllFeature } from '../behaviours/select-all/select-all.ts'
import { fieldKeys } from '../behaviours/field-keys/field-keys.ts'
import { typography } from '../behaviours/typography/typography.ts'

/** All that the field can do. Where two want one key, the earlier is asked first. */
export const features: readonly Feature[] = [
  fieldKeys,
  history,
  basicMarks,
  link,
  color,
  heading,
  alignment,
  list,
  indent,
  blockQuote,
  moveBlocksFeature,
  codeBlock,
  blockJoining,
  lineBreak,
  paragraph,
  selectAllFeature,
  pageBreak,
  image,
  media,
  find,
  clipboard,
  caret,
  androidKeyboard,
  typography,
  help,
]

/** The names that a toolbar may hold. */
export type ToolbarItemName = ItemNames<
  | typeof alignment
  | typeof basicMarks
  | typeof codeBlock
  | typeof blockQuote
  | typeof indent
  | typeof link
  | typeof list
  | typeof help
  | typeof color
  | typeof heading
  | typeof history
  | typeof pageBreak
>
