import { chainCommands } from 'prosemirror-commands'
import type { Feature } from '../../core/feature.ts'
import { checkboxLists } from './checkbox-lists.ts'
import { stayInList } from './indent-items.ts'
import { indentList } from './indent-list.ts'
import { itemView } from './item-view.ts'
import { listHelp } from './key-help.ts'
import { leaveListAtStart } from './leave-list.ts'
import { listIndentation } from './list-indentation.ts'
import { splitItem } from './split-item.ts'
import { tickItems } from './tick-items.ts'
import { tidyLists } from './tidy-lists.ts'
import {
  bulletedListItem,
  numberedListItem,
  toggleBulletedList,
  toggleCheckboxList,
  toggleNumberedList,
} from './toolbar-items.ts'
import { listTypingRules } from './typing-rules.ts'

/** Bulleted and numbered lists and lists of checkboxes. */
export const list: Feature<'bulletedList' | 'numberedList'> = {
  name: 'list',
  keymap: {
    Enter: splitItem,
    Tab: chainCommands(listIndentation.more, indentList, stayInList),
    'Shift-Tab': listIndentation.less,
    Backspace: leaveListAtStart,
    'Mod-Backspace': leaveListAtStart,
    'Shift-Backspace': leaveListAtStart,
    'Mod-Enter': tickItems,
    // The keys of Google Docs.
    'Mod-Shift-7': toggleNumberedList,
    'Mod-Shift-8': toggleBulletedList,
    'Mod-Shift-9': toggleCheckboxList,
  },
  inputRules: listTypingRules,
  plugins: [tidyLists, checkboxLists],
  nodeViews: locale => ({ listItem: itemView(locale) }),
  toolbarItems: [bulletedListItem, numberedListItem],
  help: listHelp,
}
