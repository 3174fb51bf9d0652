import type { Feature } from '../../core/feature.ts'
import { itemView } from './item-view.ts'
import { indentItem, leaveListAtStart, outdentItem, splitItem } from './list-commands.ts'

/** Enter, Tab and Backspace in lists, and boxes that can be ticked. */
export const list: Feature = {
  name: 'list',
  keymap: { Enter: splitItem, Tab: indentItem, 'Shift-Tab': outdentItem, Backspace: leaveListAtStart },
  nodeViews: locale => ({ listItem: itemView(locale) }),
}
