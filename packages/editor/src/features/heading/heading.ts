import type { Feature } from '../../core/feature.ts'
import type { ToolbarChoice, ToolbarItem } from '../../core/toolbar-item.ts'
import type { Message } from '../../messages/message.ts'
import { headingLabel, headingLevelLabel, noHeadingLabel, paragraphLabel } from './messages.ts'
import { headingTypingRule } from './typing-rules.ts'
import { isTextBlock, setTextBlock, type TextBlock } from './set-text-block.ts'

function choice(name: string, label: Message, block: TextBlock): ToolbarChoice {
  return { name, label, run: setTextBlock(block), isActive: state => isTextBlock(state, block) }
}

/** Paragraph and Heading 1 to 3, which are saved as `h2` to `h4`. */
const headingItem: ToolbarItem<'heading'> = {
  name: 'heading',
  label: headingLabel,
  emptyLabel: noHeadingLabel,
  choices: [
    choice('paragraph', paragraphLabel, 'paragraph'),
    choice('heading-1', headingLevelLabel(1), 2),
    choice('heading-2', headingLevelLabel(2), 3),
    choice('heading-3', headingLevelLabel(3), 4),
  ],
}

export const heading: Feature<'heading'> = {
  name: 'heading',
  inputRules: [headingTypingRule],
  toolbarItems: [headingItem],
}
