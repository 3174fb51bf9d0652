import type { Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { sendHelp, toTextHelp, toToolbarHelp, walkToolbarHelp } from './messages.ts'

/** In a comment Shift+Enter is the host's. */
const sendComment: Command = (state, dispatch) => {
  const { send } = contextOf(state)
  if (!send) return false
  if (dispatch) send()
  return true
}

const goToToolbar: Command = (state, dispatch) => {
  if (dispatch) contextOf(state).focusToolbar()
  return true
}

/** The keys that lead out of the text: to the host and to the toolbar. */
export const fieldKeys: Feature = {
  name: 'field-keys',
  keymap: { 'Shift-Enter': sendComment, 'Alt-F10': goToToolbar },
  help: [
    { section: 'field', label: sendHelp, keys: ['Shift-Enter'] },
    { section: 'field', label: toToolbarHelp, keys: ['Alt-F10'] },
    {
      section: 'field',
      label: walkToolbarHelp,
      keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
      boundBy: 'toolbar',
    },
    { section: 'field', label: toTextHelp, keys: ['Escape'], boundBy: 'toolbar' },
  ],
}
