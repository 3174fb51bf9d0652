import { Plugin, PluginKey, type EditorState } from 'prosemirror-state'

const key = new PluginKey<() => boolean>('typographySetting')

/** Lets the host's setting be asked at each key, so that it may change while the field lives. */
export function typographySetting(isOn: () => boolean): Plugin {
  return new Plugin({ key, state: { init: () => isOn, apply: (_, asked) => asked } })
}

export function isTypographyOn(state: EditorState): boolean {
  return key.getState(state)?.() ?? false
}
