import type { EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** Shows the placeholder while the document is one empty paragraph or heading. */
export function decoratePlaceholder({ doc }: EditorState, placeholder: string): DecorationSet | null {
  const only = doc.childCount === 1 ? doc.firstChild : null
  if (!placeholder || !only?.isTextblock || only.type.spec.code || only.content.size > 0) return null
  const shown = Decoration.node(0, only.nodeSize, { class: 'tf-empty', 'data-placeholder': placeholder })
  return DecorationSet.create(doc, [shown])
}
