import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { findChangedRange } from '../../core/transform/changed-range.ts'

/**
 * Marks the lists of checkboxes. ProseMirror moves the items of a list that changes its kind over to the new one as
 * they are; with the mark on one of the two lists it draws them anew, with or without boxes.
 */
export const todoLists: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => DecorationSet.create(doc, markLists(doc, 0, doc.content.size)),
    apply(transaction, marked) {
      const range = findChangedRange([transaction])
      if (!range) return marked
      const { doc } = transaction
      const mapped = marked.map(transaction.mapping, doc)
      const touched = mapped.find(range.from, range.to)
      return mapped.remove(touched).add(doc, markLists(doc, range.from, range.to))
    },
  },
  props: {
    decorations(state) {
      return this.getState(state)
    },
  },
})

/** Marks the lists that touch a range. */
function markLists(doc: Node, from: number, to: number): Decoration[] {
  const marks: Decoration[] = []
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, pos) => {
    if (node.type === schema.nodes.list && node.attrs['kind'] === 'todo')
      marks.push(Decoration.node(pos, pos + node.nodeSize, {}, { checkbox: true }))
    return !node.isTextblock
  })
  return marks
}
