import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'

const key = new PluginKey<boolean>('help')

/** Whether the help is open. */
export const helpState: Plugin<boolean> = new Plugin<boolean>({
  key,
  state: {
    init: () => false,
    apply: (transaction, isOpen) => (transaction.getMeta(key) as boolean | undefined) ?? isOpen,
  },
})

export function isHelpOpen(state: EditorState): boolean {
  return key.getState(state) === true
}

function setOpen(isOpen: boolean): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, isOpen))
    return true
  }
}

export const openHelp: Command = setOpen(true)

export const closeHelp: Command = setOpen(false)
