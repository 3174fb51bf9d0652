import type { Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { sendHelp, toTextHelp, toToastsHelp, toToolbarHelp, walkToolbarHelp } from './messages.ts'

/** In a comment Shift+Enter is the host's. */
export const sendComment: Command = (state, dispatch) => {
  const { send } = contextOf(state)
  if (!send) return false
  if (dispatch) send()
  return true
}

const goToToolbar: Command = (state, dispatch) => {
  if (dispatch) contextOf(state).focusToolbar()
  return true
}

/** The key that sends a comment is explained in comments alone. */
export const comment: Feature = {
  name: 'comment',
  help: [{ section: 'field', label: sendHelp, keys: ['Shift-Enter'], sends: true }],
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
