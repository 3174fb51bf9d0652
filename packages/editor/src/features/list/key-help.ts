import type { HelpLine } from '../../core/feature/help-line.ts'
import {
  bulletedLabel,
  todoListLabel,
  deleteMarkHelp,
  liftItemHelp,
  nestItemHelp,
  newItemHelp,
  numberedLabel,
  checkItemHelp,
} from './messages.ts'

/** The keys of lists. */
export const listHelp: readonly HelpLine[] = [
  { section: 'lists', label: bulletedLabel, keys: ['Mod-Shift-8'], typed: ['- ', '* '] },
  { section: 'lists', label: numberedLabel, keys: ['Mod-Shift-7'], typed: ['1. ', '1) '] },
  { section: 'lists', label: todoListLabel, keys: ['Mod-Shift-9'], typed: ['[] ', '[x] '] },
  { section: 'lists', label: checkItemHelp, keys: ['Mod-Enter'] },
  { section: 'lists', label: nestItemHelp, keys: ['Tab'] },
  { section: 'lists', label: liftItemHelp, keys: ['Shift-Tab'] },
  { section: 'lists', label: newItemHelp, keys: ['Enter'], makesLines: true },
  { section: 'lists', label: deleteMarkHelp, keys: ['Backspace'] },
]
