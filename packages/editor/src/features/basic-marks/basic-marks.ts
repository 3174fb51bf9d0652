import type { Feature } from '../../core/feature/feature.ts'
import {
  boldItem,
  inlineCodeItem,
  italicItem,
  removeFormatItem,
  strikethroughItem,
  subscriptItem,
  superscriptItem,
  underlineItem,
} from './mark-items.ts'
import type { BasicMark } from './mark-commands.ts'
import { codeEdgeHelp } from './messages.ts'
import { markInputRules } from './input-rules.ts'

/** Bold and the other marks that are only on or off, and the way to take all formatting off. */
export const basicMarks: Feature<BasicMark | 'removeFormat'> = {
  name: 'basicMarks',
  keymap: {
    'Mod-b': boldItem.run,
    'Mod-i': italicItem.run,
    'Mod-u': underlineItem.run,
    'Mod-Shift-x': strikethroughItem.run,
    'Mod-e': inlineCodeItem.run,
    'Mod-,': subscriptItem.run,
    'Mod-.': superscriptItem.run,
    'Mod-\\': removeFormatItem.run,
  },
  inputRules: markInputRules,
  toolbarItems: [
    boldItem,
    italicItem,
    underlineItem,
    strikethroughItem,
    inlineCodeItem,
    subscriptItem,
    superscriptItem,
    removeFormatItem,
  ],
  help: [
    { section: 'text', label: boldItem.label, keys: ['Mod-b'], typed: ['**b**', '__b__'] },
    { section: 'text', label: italicItem.label, keys: ['Mod-i'], typed: ['*i*', '_i_'] },
    { section: 'text', label: underlineItem.label, keys: ['Mod-u'] },
    { section: 'text', label: strikethroughItem.label, keys: ['Mod-Shift-x'], typed: ['~~s~~'] },
    { section: 'text', label: inlineCodeItem.label, keys: ['Mod-e'], typed: ['`code`'] },
    { section: 'text', label: subscriptItem.label, keys: ['Mod-,'] },
    { section: 'text', label: superscriptItem.label, keys: ['Mod-.'] },
    { section: 'text', label: removeFormatItem.label, keys: ['Mod-\\'] },
    { section: 'text', label: codeEdgeHelp, keys: ['ArrowRight', 'ArrowLeft'] },
  ],
}
