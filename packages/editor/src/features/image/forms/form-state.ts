import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'
import { findImage } from '../find-image.ts'

/** The forms of an image: that of its alternative text, and that of its size. */
export type ImageForm = 'alternativeText' | 'size'

interface OpenForm {
  readonly form: ImageForm
  /** Where its image begins. */
  readonly pos: number
}

const key = new PluginKey<OpenForm | null>('imageForm')

/** Remembers which form is open, for as long as the image that it is about stays selected. */
export const imageForms: Plugin<OpenForm | null> = new Plugin<OpenForm | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, open) {
      const now = transaction.getMeta(key) as OpenForm | null | undefined
      if (now !== undefined) return now
      if (!open || !transaction.docChanged) return open
      const { pos, deleted } = transaction.mapping.mapResult(open.pos, 1)
      return deleted ? null : { ...open, pos }
    },
  },
})

/** The form that is open for the image of the selection; `null` for none. */
export function openFormOf(state: EditorState): ImageForm | null {
  const open = key.getState(state)
  return open && findImage(state)?.pos === open.pos ? open.form : null
}

/** Opens a form for the image of the selection. */
export function openImageForm(form: ImageForm): Command {
  return (state, dispatch) => {
    const found = findImage(state)
    if (!found) return false
    dispatch?.(state.tr.setMeta(key, { form, pos: found.pos } satisfies OpenForm))
    return true
  }
}

export const closeImageForm: Command = (state, dispatch) => {
  if (!key.getState(state)) return false
  dispatch?.(state.tr.setMeta(key, null))
  return true
}
