import { schema } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'

/** A paragraph, or a heading of a level. */
export type TextBlock = 'paragraph' | 2 | 3 | 4

/** Makes the selected text blocks paragraphs or headings. Alignment and indent stay as they are. */
export function setTextBlock(block: TextBlock): Command {
  return (state, dispatch) => {
    const type = block === 'paragraph' ? schema.nodes.paragraph : schema.nodes.heading
    const level = block === 'paragraph' ? {} : { level: block }
    const transaction = state.tr
    for (const { $from, $to } of state.selection.ranges) {
      transaction.setBlockType($from.pos, $to.pos, type, ({ attrs }) => ({
        align: attrs['align'] ?? null,
        indent: attrs['indent'] ?? null,
        ...level,
      }))
    }
    if (!transaction.docChanged) return false
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}

/** Whether the selection begins in such a block. */
export function isTextBlock(state: EditorState, block: TextBlock): boolean {
  const { parent } = state.selection.$from
  if (block === 'paragraph') return parent.type === schema.nodes.paragraph
  return parent.type === schema.nodes.heading && parent.attrs['level'] === block
}
