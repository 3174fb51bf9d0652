import type { Feature } from '../../core/feature/feature.ts'
import type { HelpLine } from '../../core/feature/help-line.ts'
import { helpDialog } from './help-dialog.tsx'
import { helpState, openHelp } from './help-state.ts'
import { helpLabel, openHelpHelp, sendHelp, toTextHelp, toToolbarHelp, walkToolbarHelp } from './messages.ts'

const ownHelp: readonly HelpLine[] = [
  { section: 'field', label: sendHelp, keys: ['Shift-Enter'], boundBy: 'field' },
  { section: 'field', label: toToolbarHelp, keys: ['Alt-F10'], boundBy: 'field' },
  {
    section: 'field',
    label: walkToolbarHelp,
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
    boundBy: 'field',
  },
  { section: 'field', label: toTextHelp, keys: ['Escape'], boundBy: 'field' },
  { section: 'field', label: openHelpHelp, keys: ['Alt-0'] },
]

/** A dialog with all that keys and typed signs do in these features. */
export function createHelp(features: readonly Feature[]): Feature<'help'> {
  const lines = [...features.flatMap(({ help = [] }) => help), ...ownHelp]
  return {
    name: 'help',
    keymap: { 'Alt-0': openHelp },
    plugins: [helpState],
    toolbarItems: [{ name: 'help', label: helpLabel, icon: 'help', run: openHelp }],
    help: ownHelp,
    overlays: [helpDialog(lines)],
  }
}
