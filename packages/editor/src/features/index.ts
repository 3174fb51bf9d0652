import type { Plugin } from 'prosemirror-state'
import type { Feature, ItemNames } from '../core/feature.ts'
import { alignment } from './alignment/alignment.ts'
import { basicMarks } from './basic-marks/basic-marks.ts'
import { blockBorders } from './block-borders/block-borders.ts'
import { blockQuote } from './block-quote/block-quote.ts'
import { clipboard } from './clipboard/clipboard.ts'
import { codeBlock } from './code-block/code-block.ts'
import { indentCode, outdentCode } from './code-block/code-keys.ts'
import { color } from './color/color.tsx'
import { cursors } from './cursors/cursors.ts'
import { find } from './find/find.ts'
import { heading } from './heading/heading.ts'
import { createHelp } from './help/help.ts'
import { history } from './history/history.ts'
import { image } from './image/image.ts'
import { createIndent } from './indent/indent.ts'
import { lineBreak } from './line-break/line-break.ts'
import { link } from './link/link.ts'
import { list } from './list/list.ts'
import { listIndentation } from './list/list-indentation.ts'
import { media } from './media/media.ts'
import { moveBlocksFeature } from './move-blocks/move-blocks.ts'
import { pageBreak } from './page-break/page-break.ts'
import { paragraph } from './paragraph/paragraph.ts'
import { phoneInput } from './phone-input/phone-input.ts'
import { selectAllFeature } from './select-all/select-all.ts'
import { typographySetting } from './typography/typography-setting.ts'
import { typography } from './typography/typography.ts'

const indent: Feature<'indent' | 'outdent'> = createIndent([
  listIndentation,
  { more: indentCode, less: outdentCode },
])

/** All that is done in the text. Where two want one key, the earlier is asked first. */
const editing: readonly Feature[] = [
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
  blockBorders,
  lineBreak,
  paragraph,
  selectAllFeature,
  pageBreak,
  image,
  media,
  find,
  clipboard,
  cursors,
  phoneInput,
  typography,
]

const help: Feature<'help'> = createHelp(editing)

/** All that the field can do. */
export const features: readonly Feature[] = [...editing, help]

/** What the host may switch on and off while the field lives. */
export interface OptionalFeatures {
  readonly typography: boolean
}

/** Lets optional features ask, whenever they are to act, whether they are on. */
export function optionalFeatures(settings: () => OptionalFeatures): readonly Plugin[] {
  return [typographySetting(() => settings().typography)]
}

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
