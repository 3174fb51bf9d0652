import { Plugin } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { keymapHandler, type Keymap } from '../../core/feature/keymap.ts'
import { FindBar } from './find-bar.tsx'
import { goToMatch, openFind } from './find-commands.ts'
import { findState } from './find-state.ts'
import { MatchMarks } from './match-marks.ts'
import { findBarHelp, findLabel, nextMatchHelp, previousMatchHelp } from './messages.ts'

const goOn = goToMatch(1)
const goBack = goToMatch(-1)

const keymap: Keymap = {
  'Mod-f': openFind,
  F3: goOn,
  'Shift-F3': goBack,
  'Mod-g': goOn,
  'Mod-Shift-g': goBack,
}
const handleKey = keymapHandler(keymap)

/** ProseMirror asks no keymap in a text that is only read. */
const readOnlyKeys = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        if (view.editable || !handleKey(view, event)) return false
        event.preventDefault()
        return true
      },
    },
  },
})

/** Find and replace, in a bar over a corner of the text. */
export const find: Feature = {
  name: 'find',
  keymap,
  help: [
    { section: 'editing', label: findLabel, keys: ['Mod-f'] },
    { section: 'editing', label: nextMatchHelp, keys: ['F3', 'Mod-g'] },
    { section: 'editing', label: previousMatchHelp, keys: ['Shift-F3', 'Mod-Shift-g'] },
    { section: 'editing', label: findBarHelp, keys: ['Enter', 'Shift-Enter', 'Escape'], boundBy: 'toolbar' },
  ],
  plugins: [findState, readOnlyKeys, new Plugin({ view: view => new MatchMarks(view) })],
  overlays: [FindBar],
}
