import { chainCommands } from 'prosemirror-commands'
import type { Feature } from '../../core/feature.ts'
import { checkboxLists } from './checkbox-lists.ts'
import { indentItems, outdentItems, stayInList } from './indent-items.ts'
import { indentList, outdentList } from './indent-list.ts'
import { itemView } from './item-view.ts'
import { joinItemBackward, joinItemForward } from './join-items.ts'
import { splitItem } from './split-item.ts'
import { tickItems } from './tick-items.ts'
import { tidyLists } from './tidy-lists.ts'

/** Bulleted and numbered lists and lists of checkboxes. */
export const list: Feature = {
  name: 'list',
  keymap: {
    Enter: splitItem,
    Tab: chainCommands(indentItems, indentList, stayInList),
    'Shift-Tab': chainCommands(outdentList, outdentItems),
    Backspace: joinItemBackward,
    'Mod-Backspace': joinItemBackward,
    'Shift-Backspace': joinItemBackward,
    Delete: joinItemForward,
    'Mod-Delete': joinItemForward,
    'Mod-Enter': tickItems,
  },
  plugins: [tidyLists, checkboxLists],
  nodeViews: locale => ({ listItem: itemView(locale) }),
}
