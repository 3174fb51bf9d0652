import { listAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, type PluginView } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { findChangedRange } from '../../core/transform/changed-range.ts'
import { changeOneText } from '../../core/transform/one-text.ts'

/**
 * Marks the lists of checkboxes. ProseMirror moves the items of a list that changes its kind over to the new one as
 * they are; with the mark on one of the two lists it draws them anew, with or without boxes.
 */
export const todoLists: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => DecorationSet.create(doc, markLists(doc, 0, doc.content.size)),
    apply(transaction, marked, before) {
      const range = findChangedRange([transaction])
      if (!range) return marked
      const { doc } = transaction
      const mapped = marked.map(transaction.mapping, doc)
      if (changeOneText([transaction], before.selection, transaction.selection)) return mapped
      const touched = mapped.find(range.from, range.to)
      return mapped.remove(touched).add(doc, markLists(doc, range.from, range.to))
    },
  },
  props: {
    decorations(state) {
      return this.getState(state)
    },
  },
  view: followReadOnly,
})

/** A box is drawn once; whether it can be checked changes with the field. */
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

/** Marks the lists that touch a range. */
function markLists(doc: Node, from: number, to: number): Decoration[] {
  const marks: Decoration[] = []
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, pos) => {
    if (node.type === schema.nodes.list && listAttrs(node).kind === 'todo')
      marks.push(Decoration.node(pos, pos + node.nodeSize, {}, { checkbox: true }))
    return !node.isTextblock
  })
  return marks
}
