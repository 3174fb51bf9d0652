import { leaveOut } from '../core/feature/feature-list.ts'
import type { Feature, ItemNames } from '../core/feature/feature.ts'
import type { HostContext } from '../core/feature/host-context.ts'
import { androidKeyboard } from '../behaviours/android-keyboard/android-keyboard.ts'
import { blockJoining } from '../behaviours/block-joining/block-joining.ts'
import { caret } from '../behaviours/caret/caret.ts'
import { clipboard } from '../behaviours/clipboard/clipboard.ts'
import { comment } from '../behaviours/comment/comment.ts'
import { composition } from '../behaviours/composition/composition.ts'
import { fieldKeys } from '../behaviours/field-keys/field-keys.ts'
import { history } from '../behaviours/history/history.ts'
import { moveBlocksFeature } from '../behaviours/move-blocks/move-blocks.ts'
import { selectAllFeature } from '../behaviours/select-all/select-all.ts'
import { typography } from '../behaviours/typography/typography.ts'
import { alignment } from '../features/alignment/alignment.ts'
import { basicMarks } from '../features/basic-marks/basic-marks.ts'
import { blockQuote } from '../features/block-quote/block-quote.ts'
import { caption } from '../features/caption/caption.ts'
import { codeBlock } from '../features/code-block/code-block.ts'
import { color } from '../features/color/color.ts'
import { heading } from '../features/heading/heading.ts'
import { image } from '../features/image/image.ts'
import { indent } from '../features/indent/indent.ts'
import { lineBreak } from '../features/line-break/line-break.ts'
import { link } from '../features/link/link.ts'
import { list } from '../features/list/list.ts'
import { media } from '../features/media/media.ts'
import { mention } from '../features/mention/mention.ts'
import { pageBreak } from '../features/page-break/page-break.ts'
import { paragraph } from '../features/paragraph/paragraph.ts'
import { table } from '../features/table/table.ts'
import { blockMenu } from '../tools/block-menu/block-menu.ts'
import { find } from '../tools/find/find.ts'
import { help } from '../tools/help/help.ts'
import { longBlocks } from './block-groups/block-groups.ts'
import { keyChains } from './key-chains.ts'
import { selectionToolbar } from './selection-toolbar/selection-toolbar.tsx'

/** What a field may leave out, by the names that a host gives. */
interface OptionalFeatures {
  readonly basicMarks: typeof basicMarks
  readonly link: typeof link
  readonly color: typeof color
  readonly heading: typeof heading
  readonly alignment: typeof alignment
  readonly list: typeof list
  readonly indent: typeof indent
  readonly blockQuote: typeof blockQuote
  readonly codeBlock: typeof codeBlock
  readonly pageBreak: typeof pageBreak
  readonly image: typeof image
  readonly table: typeof table
  readonly media: typeof media
  readonly mention: typeof mention
  readonly blockMenu: typeof blockMenu
  readonly find: typeof find
  readonly help: typeof help
}

const optional: OptionalFeatures = {
  basicMarks,
  // Before links: a pasted address is one of a task first.
  mention,
  link,
  color,
  heading,
  alignment,
  list,
  indent,
  blockQuote,
  codeBlock,
  pageBreak,
  image,
  table,
  media,
  blockMenu,
  find,
  help,
}

/** The names of the features that a field can leave out. */
export type FeatureName = keyof OptionalFeatures

/** Which features a field has; of those that are not named the mode decides. */
export type FeatureSwitches = Readonly<Partial<Record<FeatureName, boolean>>>

/** All that a field can do, in the order in which plugins see what happens. */
export const features: readonly Feature[] = [
  history,
  paragraph,
  lineBreak,
  ...Object.values<Feature>({ ...optional }),
  longBlocks,
  caption,
  selectionToolbar,
  moveBlocksFeature,
  selectAllFeature,
  blockJoining,
  composition,
  clipboard,
  caret,
  androidKeyboard,
  typography,
  comment,
  fieldKeys,
  keyChains,
]

/** What the toolbar of a comment does not offer, keys and typed characters do not make there either. */
const notInComments: ReadonlySet<Feature> = new Set([heading, alignment, indent, pageBreak, table, blockMenu])

/** The features of a field, the host's own first. Those that it leaves out show and edit their content, and no more. */
export function chooseFeatures(
  mode: HostContext['mode'],
  switches: FeatureSwitches,
  hosts: readonly Feature[] = [],
): readonly Feature[] {
  const left = new Set(mode === 'comment' ? notInComments : [comment])
  for (const name of Object.keys(optional) as FeatureName[]) {
    if (switches[name] === true) left.delete(optional[name])
    if (switches[name] === false) left.add(optional[name])
  }
  return [...hosts, ...features.map(feature => (left.has(feature) ? leaveOut(feature) : feature))]
}

/** The names that a toolbar may hold. */
export type ToolbarItemName = ItemNames<OptionalFeatures[FeatureName] | typeof history | typeof clipboard>
