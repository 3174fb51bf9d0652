import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'
import { isOutOfHistory } from './history.ts'

/**
 * What the user wants of a balloon: that it shows its form, or what can be done where it shows that only when it is asked for, or
 * stays away until the selection moves on.
 */
export type Wish = 'edit' | 'actions' | 'away' | null

/** What the user wants of one balloon, as a part of the state. */
export interface BalloonWish {
  readonly plugin: Plugin<Wish>
  readonly read: (state: EditorState) => Wish
  /** The command that says it; it changes nothing else. */
  readonly wish: (wish: Wish) => Command
}

/** Remembers what the user wants of a balloon until they change the text or the selection. What comes by itself, as an uploaded picture, takes no form away. */
export function balloonWish(name: string): BalloonWish {
  const key = new PluginKey<Wish>(name)
  return {
    plugin: new Plugin<Wish>({
      key,
      state: {
        init: () => null,
        apply(transaction, wish) {
          const now = transaction.getMeta(key) as Wish | undefined
          if (now !== undefined) return now
          const isChanged = transaction.docChanged && !isOutOfHistory(transaction)
          return isChanged || transaction.selectionSet ? null : wish
        },
      },
    }),
    read: state => key.getState(state) ?? null,
    wish: wish => (state, dispatch) => {
      dispatch?.(state.tr.setMeta(key, wish))
      return true
    },
  }
}
