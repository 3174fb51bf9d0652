import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { NodeWithPos } from '../../../core/selection/selected-blocks.ts'
import { findImage, isImage } from '../find-image.ts'
import { resizeImage, setAlternativeText } from '../image-commands.ts'

/** The forms of an image: that of its alternative text, and that of its size. */
export type ImageForm = 'alternativeText' | 'size'

interface OpenForm {
  readonly form: ImageForm
  /** Where its image begins. */
  readonly pos: number
  /** What is typed there; `null` as long as nothing is. */
  readonly draft: string | null
}

const key = new PluginKey<OpenForm | null>('imageForm')

/**
 * Remembers which form is open, and what is typed there: that is kept when the selection leaves the image, as a press in the text has it.
 */
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
  view: () => ({
    update: ({ state, dispatch }) => {
      if (key.getState(state) && openFormOf(state) === null) keepImageForm(state, dispatch)
    },
  }),
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
    dispatch?.(state.tr.setMeta(key, { form, pos: found.pos, draft: null } satisfies OpenForm))
    return true
  }
}

/** Notes what is typed in the form that is open, which keeps the focus. */
export function draftImageForm({ state, dispatch }: EditorView, draft: string): void {
  const open = key.getState(state)
  if (open) dispatch(state.tr.setMeta(key, { ...open, draft } satisfies OpenForm))
}

/** Closes the form, and gives its image what was typed there, where that means something. */
export const keepImageForm: Command = (state, dispatch) => {
  const open = key.getState(state)
  if (!open) return false
  if (dispatch) {
    let transaction = state.tr
    changeOf(open)(state, changed => {
      transaction = changed
    })
    dispatch(transaction.setMeta(key, null))
  }
  return true
}

function changeOf({ form, pos, draft }: OpenForm): Command {
  if (draft === null) return () => false
  const find = ({ doc }: EditorState): NodeWithPos | null => {
    const node = doc.nodeAt(pos)
    return isImage(node) ? { node, pos } : null
  }
  return form === 'size' ? resizeImage(draft, find) : setAlternativeText(draft.trim(), find)
}

/** Closes the form, and leaves its image as it is. */
export const closeImageForm: Command = (state, dispatch) => {
  if (!key.getState(state)) return false
  dispatch?.(state.tr.setMeta(key, null))
  return true
}
