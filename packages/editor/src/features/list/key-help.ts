import type { HelpLine } from '../../core/help-line.ts'
import {
  bulletedLabel,
  checkboxListLabel,
  deleteMarkHelp,
  liftItemHelp,
  nestItemHelp,
  newItemHelp,
  numberedLabel,
  tickItemHelp,
} from './messages.ts'

/** The keys of lists. */
export const listHelp: readonly HelpLine[] = [
  { section: 'lists', label: bulletedLabel, keys: ['Mod-Shift-8'], typed: ['- ', '* '] },
  { section: 'lists', label: numberedLabel, keys: ['Mod-Shift-7'], typed: ['1. ', '1) '] },
  { section: 'lists', label: checkboxListLabel, keys: ['Mod-Shift-9'], typed: ['[] ', '[x] '] },
  { section: 'lists', label: tickItemHelp, keys: ['Mod-Enter'] },
  { section: 'lists', label: nestItemHelp, keys: ['Tab'] },
  { section: 'lists', label: liftItemHelp, keys: ['Shift-Tab'] },
  { section: 'lists', label: newItemHelp, keys: ['Enter'] },
  { section: 'lists', label: deleteMarkHelp, keys: ['Backspace'] },
]
