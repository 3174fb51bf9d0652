import { CircleHelp } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import { HelpOverlay } from './help-overlay.tsx'
import { helpState, openHelp } from './help-state.ts'
import { helpLabel, openHelpHelp } from './messages.ts'

/** A dialog with all that keys and typed characters do in the field. */
export const help: Feature<'help'> = {
  name: 'help',
  keymap: { 'Alt-0': openHelp },
  plugins: [helpState],
  toolbarItems: [{ kind: 'button', name: 'help', label: helpLabel, icon: CircleHelp, run: openHelp }],
  help: [{ section: 'field', label: openHelpHelp, keys: ['Alt-0'] }],
  overlays: [HelpOverlay],
}
