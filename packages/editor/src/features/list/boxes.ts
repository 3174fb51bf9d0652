import { Plugin, type PluginView } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Lets the boxes of tasks be checked when the field can be written in: each is drawn once. */
export const boxes: Plugin = new Plugin({ view: followReadOnly })

function followReadOnly(view: EditorView): PluginView {
  let isEditable = view.editable
  return {
    update() {
      if (view.editable === isEditable) return
      isEditable = view.editable
      for (const box of view.dom.querySelectorAll<HTMLInputElement>('.todo-list__label input'))
        box.disabled = !isEditable
    },
  }
}
