import type { Feature } from '../../core/feature.ts'
import type { ToolbarItem } from '../../core/toolbar-item.ts'
import { markTypingRules } from './typing-rules.ts'
import { isMarkActive, toggleBasicMark } from './mark-commands.ts'
import { boldLabel, italicLabel, strikethroughLabel } from './messages.ts'

const toggleBold = toggleBasicMark('bold')
const toggleItalic = toggleBasicMark('italic')
const toggleStrikethrough = toggleBasicMark('strikethrough')

const boldItem: ToolbarItem<'bold'> = {
  name: 'bold',
  label: boldLabel,
  icon: 'bold',
  run: toggleBold,
  isActive: state => isMarkActive(state, 'bold'),
}

const italicItem: ToolbarItem<'italic'> = {
  name: 'italic',
  label: italicLabel,
  icon: 'italic',
  run: toggleItalic,
  isActive: state => isMarkActive(state, 'italic'),
}

const strikethroughItem: ToolbarItem<'strikethrough'> = {
  name: 'strikethrough',
  label: strikethroughLabel,
  icon: 'strikethrough',
  run: toggleStrikethrough,
  isActive: state => isMarkActive(state, 'strikethrough'),
}

/** Bold, italic, strikethrough, and underline, which has a shortcut only. */
export const basicMarks: Feature<'bold' | 'italic' | 'strikethrough'> = {
  name: 'basic-marks',
  keymap: {
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-u': toggleBasicMark('underline'),
    'Mod-Shift-x': toggleStrikethrough,
  },
  inputRules: markTypingRules,
  toolbarItems: [boldItem, italicItem, strikethroughItem],
}
