import { chainCommands } from 'prosemirror-commands'
import type { Feature } from '../../core/feature.ts'
import { checkboxLists } from './checkbox-lists.ts'
import { stayInList } from './indent-items.ts'
import { indentList } from './indent-list.ts'
import { itemView } from './item-view.ts'
import { joinItemBackward, joinItemForward } from './join-items.ts'
import { listIndentation } from './list-indentation.ts'
import { splitItem } from './split-item.ts'
import { tickItems } from './tick-items.ts'
import { tidyLists } from './tidy-lists.ts'
import { listTypingRules } from './typing-rules.ts'

/** Bulleted and numbered lists and lists of checkboxes. */
export const list: Feature = {
  name: 'list',
  keymap: {
    Enter: splitItem,
    Tab: chainCommands(listIndentation.more, indentList, stayInList),
    'Shift-Tab': listIndentation.less,
    Backspace: joinItemBackward,
    'Mod-Backspace': joinItemBackward,
    'Shift-Backspace': joinItemBackward,
    Delete: joinItemForward,
    'Mod-Delete': joinItemForward,
    'Mod-Enter': tickItems,
  },
  inputRules: listTypingRules,
  plugins: [tidyLists, checkboxLists],
  nodeViews: locale => ({ listItem: itemView(locale) }),
}
