import { List, ListOrdered, ListTodo } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import { boxes } from './boxes.ts'
import { itemView } from './item-view.ts'
import { listHelp } from './key-help.ts'
import { listIndentation } from './list-indentation.ts'
import { normalizeLists } from './normalize-lists.ts'
import {
  bulletedListItem,
  numberedListItem,
  toggleBulletedList,
  toggleTodoList,
  toggleNumberedList,
} from './toolbar-items.ts'
import { listInputRules } from './input-rules.ts'
import { bulletedLabel, numberedLabel, todoListLabel } from './messages.ts'

/** Bulleted and numbered lists and lists of checkboxes. */
export const list: Feature<'bulletedList' | 'numberedList'> = {
  name: 'list',
  content: {
    plugins: [normalizeLists, boxes],
    nodeViews: { listItem: itemView },
    indentation: listIndentation,
  },
  // The keys of Google Docs.
  keymap: {
    'Mod-Shift-7': toggleNumberedList,
    'Mod-Shift-8': toggleBulletedList,
    'Mod-Shift-9': toggleTodoList,
  },
  inputRules: listInputRules,
  toolbarItems: [bulletedListItem, numberedListItem],
  blocks: [
    { label: bulletedLabel, icon: List, run: toggleBulletedList },
    { label: numberedLabel, icon: ListOrdered, run: toggleNumberedList },
    { label: todoListLabel, icon: ListTodo, run: toggleTodoList, words: 'чек-лист задачи todo' },
  ],
  help: listHelp,
}
