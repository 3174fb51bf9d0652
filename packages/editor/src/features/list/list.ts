import { chainCommands } from 'prosemirror-commands'
import type { Feature } from '../../core/feature/feature.ts'
import { todoLists } from './todo-lists.ts'
import { stayInList } from './sink-items.ts'
import { indentList } from './indent-list.ts'
import { itemView } from './item-view.ts'
import { listHelp } from './key-help.ts'
import { leaveListAtStart } from './leave-list.ts'
import { listIndentation } from './list-indentation.ts'
import { splitItem } from './split-item.ts'
import { checkItems } from './check-items.ts'
import { normalizeLists } from './normalize-lists.ts'
import {
  bulletedListItem,
  numberedListItem,
  toggleBulletedList,
  toggleTodoList,
  toggleNumberedList,
} from './toolbar-items.ts'
import { listInputRules } from './input-rules.ts'

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
    'Mod-Enter': checkItems,
    // The keys of Google Docs.
    'Mod-Shift-7': toggleNumberedList,
    'Mod-Shift-8': toggleBulletedList,
    'Mod-Shift-9': toggleTodoList,
  },
  inputRules: listInputRules,
  plugins: [normalizeLists, todoLists],
  nodeViews: { listItem: itemView },
  indentation: listIndentation,
  toolbarItems: [bulletedListItem, numberedListItem],
  help: listHelp,
}
