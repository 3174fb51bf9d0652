import type { Feature } from '../../core/feature.ts'
import { FindBar } from './find-bar.tsx'
import { goToMatch, openFind } from './find-commands.ts'
import { findState } from './find-state.ts'

const goOn = goToMatch(1)
const goBack = goToMatch(-1)

/** Find and replace, in a bar below the toolbar. */
export const find: Feature = {
  name: 'find',
  keymap: { 'Mod-f': openFind, F3: goOn, 'Shift-F3': goBack, 'Mod-g': goOn, 'Mod-Shift-g': goBack },
  plugins: [findState],
  parts: [FindBar],
}
