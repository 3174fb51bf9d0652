import { AlignCenter, AlignJustify, AlignLeft, AlignRight } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarChoice, ToolbarMenuItem } from '../../core/toolbar/toolbar-item.ts'
import {
  alignmentLabel,
  centerLabel,
  justifyLabel,
  leftLabel,
  noAlignmentLabel,
  rightLabel,
} from './messages.ts'
import { isAligned, setAlignment, type Alignment } from './set-alignment.ts'

const alignLeft = setAlignment(null)
const alignCenter = setAlignment('center')
const alignRight = setAlignment('right')
const justify = setAlignment('justify')

const choices: readonly ToolbarChoice[] = [
  { name: 'left', label: leftLabel, icon: AlignLeft, run: alignLeft, isActive: is(null) },
  { name: 'center', label: centerLabel, icon: AlignCenter, run: alignCenter, isActive: is('center') },
  { name: 'right', label: rightLabel, icon: AlignRight, run: alignRight, isActive: is('right') },
  { name: 'justify', label: justifyLabel, icon: AlignJustify, run: justify, isActive: is('justify') },
]

const alignmentItem: ToolbarMenuItem<'alignment'> = {
  kind: 'menu',
  name: 'alignment',
  label: alignmentLabel,
  emptyLabel: noAlignmentLabel,
  icon: AlignLeft,
  choices,
}

function is(alignment: Alignment): ToolbarChoice['isActive'] {
  return state => isAligned(state, alignment)
}

/** Left, center, right and justified text; the keys are those of Google Docs. */
export const alignment: Feature<'alignment'> = {
  name: 'alignment',
  keymap: {
    'Mod-Shift-l': alignLeft,
    'Mod-Shift-e': alignCenter,
    'Mod-Shift-r': alignRight,
    'Mod-Shift-j': justify,
  },
  toolbarItems: [alignmentItem],
  help: [
    { section: 'blocks', label: leftLabel, keys: ['Mod-Shift-l'] },
    { section: 'blocks', label: centerLabel, keys: ['Mod-Shift-e'] },
    { section: 'blocks', label: rightLabel, keys: ['Mod-Shift-r'] },
    { section: 'blocks', label: justifyLabel, keys: ['Mod-Shift-j'] },
  ],
}
