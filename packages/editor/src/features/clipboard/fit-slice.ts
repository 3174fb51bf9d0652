import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

/** A caption holds one line of text: several blocks pasted there become its lines. */
export function fitSlice(slice: Slice, view: EditorView): Slice {
  const { parent } = view.state.selection.$from
  if (parent.type !== schema.nodes.caption) return slice
  const lines: Node[] = []
  slice.content.descendants(node => {
    if (node.isTextblock && lines.length > 0) lines.push(schema.nodes.lineBreak.create())
    if (node.isInline && parent.type.contentMatch.matchType(node.type)) lines.push(node)
  })
  return new Slice(Fragment.from(lines), 0, 0)
}
