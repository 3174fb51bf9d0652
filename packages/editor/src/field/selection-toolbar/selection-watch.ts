import { isElement } from '../../dom/kinds.ts'
import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'

/** What keeps the toolbar of a selected text away. */
interface Watch {
  /** Whether the text is being selected by a pointer, was selected by a finger, or has not the focus. */
  readonly isHeld: boolean
  /** Whether the toolbar of this selection was closed. */
  readonly isClosed: boolean
}

const key = new PluginKey<Watch>('selectionWatch')

const nothing: Watch = { isHeld: false, isClosed: false }

/** Knows what keeps the toolbar away; formatting the selected text leaves a closed toolbar closed. */
export const selectionWatch: Plugin<Watch> = new Plugin<Watch>({
  key,
  state: {
    init: () => nothing,
    apply(transaction, known, before, { selection }) {
      const said = transaction.getMeta(key) as Partial<Watch> | undefined
      const now = said ? { ...known, ...said } : known
      const isSame = before.selection.map(transaction.doc, transaction.mapping).eq(selection)
      return isSame || !now.isClosed ? now : { ...now, isClosed: false }
    },
  },
  view: watchPointer,
})

export function watchOf(state: EditorState): Watch {
  return key.getState(state) ?? nothing
}

export function noteOfSelection(state: EditorState, note: Partial<Watch>): Transaction {
  return state.tr.setMeta(key, note)
}

/** Tells the state when a pointer begins and ends to select, and when the focus comes and goes. */
function watchPointer(view: EditorView): { destroy: () => void } {
  let pressed = false
  let byTouch = false
  let away = false
  const tell = (): void => {
    const isHeld = pressed || byTouch || away
    if (view.isDestroyed || watchOf(view.state).isHeld === isHeld) return
    if (contextOf(view.state).selectionToolbar) view.dispatch(noteOfSelection(view.state, { isHeld }))
  }
  const press = ({ pointerType }: PointerEvent): void => {
    pressed = true
    // The system shows its own menu there, and the toolbar of the field stands above the keyboard.
    byTouch = pointerType === 'touch'
    tell()
  }
  const release = (): void => {
    pressed = false
    tell()
  }
  const blur = ({ relatedTarget }: FocusEvent): void => {
    away = !(isElement(relatedTarget) && relatedTarget.closest('.tf-floating'))
    tell()
  }
  const focus = (): void => {
    away = false
    tell()
  }
  const { dom } = view
  const page = dom.ownerDocument
  // A text that is dragged has no `pointerup`.
  const ends = ['pointerup', 'drop', 'dragend'] as const
  dom.addEventListener('pointerdown', press)
  dom.addEventListener('blur', blur)
  dom.addEventListener('focus', focus)
  for (const name of ends) page.addEventListener(name, release)
  return {
    destroy() {
      dom.removeEventListener('pointerdown', press)
      dom.removeEventListener('blur', blur)
      dom.removeEventListener('focus', focus)
      for (const name of ends) page.removeEventListener(name, release)
    },
  }
}
