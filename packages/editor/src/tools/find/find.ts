import { Plugin } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { FindBar } from './find-bar.tsx'
import { goToMatch, openFind } from './find-commands.ts'
import { findState } from './find-state.ts'
import { MatchMarks } from './match-marks.ts'
import { findLabel, nextMatchHelp, previousMatchHelp } from './messages.ts'

const goOn = goToMatch(1)
const goBack = goToMatch(-1)

/** Find and replace, in a bar below the toolbar. */
export const find: Feature = {
  name: 'find',
  keymap: { 'Mod-f': openFind, F3: goOn, 'Shift-F3': goBack, 'Mod-g': goOn, 'Mod-Shift-g': goBack },
  help: [
    { section: 'editing', label: findLabel, keys: ['Mod-f'] },
    { section: 'editing', label: nextMatchHelp, keys: ['F3', 'Mod-g'] },
    { section: 'editing', label: previousMatchHelp, keys: ['Shift-F3', 'Mod-Shift-g'] },
  ],
  plugins: [findState, new Plugin({ view: view => new MatchMarks(view) })],
  overlays: [FindBar],
}
