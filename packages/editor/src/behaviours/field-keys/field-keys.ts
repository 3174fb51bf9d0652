import type { Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { toTextHelp, toToastsHelp, toToolbarHelp, walkToolbarHelp } from './messages.ts'

const goToToolbar: Command = (state, dispatch) => {
  if (dispatch) contextOf(state).focusToolbar()
  return true
}

/** The keys between the text and its toolbar. */
export const fieldKeys: Feature = {
  name: 'fieldKeys',
  keymap: { 'Alt-F10': goToToolbar },
  help: [
    { section: 'field', label: toToolbarHelp, keys: ['Alt-F10'] },
    {
      section: 'field',
      label: walkToolbarHelp,
      keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
      boundBy: 'toolbar',
    },
    { section: 'field', label: toToastsHelp, keys: ['F6'], boundBy: 'toasts' },
    { section: 'field', label: toTextHelp, keys: ['Escape'], boundBy: 'toolbar' },
  ],
}
