import { Heading1, Heading2, Heading3, Pilcrow } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import type { HelpLine } from '../../core/feature/help-line.ts'
import type { ToolbarChoice, ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { headingLabel, headingLevelLabel, noHeadingLabel, paragraphLabel } from './messages.ts'
import { headingInputRule } from './input-rules.ts'
import { isTextBlock, setTextBlock, type TextBlock } from './set-text-block.ts'

const setParagraph = setTextBlock('paragraph')
const setHeading1 = setTextBlock(2)
const setHeading2 = setTextBlock(3)
const setHeading3 = setTextBlock(4)

function is(block: TextBlock): ToolbarChoice['isActive'] {
  return state => isTextBlock(state, block)
}

/** Paragraph and Heading 1 to 3, which are saved as `h2` to `h4`. */
const headingItem: ToolbarItem<'heading'> = {
  kind: 'menu',
  name: 'heading',
  label: headingLabel,
  emptyLabel: noHeadingLabel,
  choices: [
    { name: 'paragraph', label: paragraphLabel, run: setParagraph, isActive: is('paragraph') },
    { name: 'heading-1', label: headingLevelLabel(1), run: setHeading1, isActive: is(2) },
    { name: 'heading-2', label: headingLevelLabel(2), run: setHeading2, isActive: is(3) },
    { name: 'heading-3', label: headingLevelLabel(3), run: setHeading3, isActive: is(4) },
  ],
}

/** Paragraphs and headings; the keys are those of Google Docs. */
export const heading: Feature<'heading'> = {
  name: 'heading',
  keymap: {
    'Mod-Alt-0': setParagraph,
    'Mod-Alt-1': setHeading1,
    'Mod-Alt-2': setHeading2,
    'Mod-Alt-3': setHeading3,
  },
  inputRules: [headingInputRule],
  toolbarItems: [headingItem],
  blocks: [
    { label: paragraphLabel, icon: Pilcrow, run: setParagraph, words: 'текст text' },
    { label: headingLevelLabel(1), icon: Heading1, run: setHeading1 },
    { label: headingLevelLabel(2), icon: Heading2, run: setHeading2 },
    { label: headingLevelLabel(3), icon: Heading3, run: setHeading3 },
  ],
  help: [
    { section: 'blocks', label: paragraphLabel, keys: ['Mod-Alt-0'] },
    ...[1, 2, 3].map((level): HelpLine => ({
      section: 'blocks',
      label: headingLevelLabel(level),
      keys: [`Mod-Alt-${level}`],
      typed: [`${'#'.repeat(level)} `],
    })),
  ],
}
