import { toggleMark } from 'prosemirror-commands'
import type { MarkType, Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from '@taskfield/document'

/** The marks that a text has or has not, with nothing more to say of them. */
export const basicMarkNames = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'inlineCode',
  'subscript',
  'superscript',
] as const

export type BasicMark = (typeof basicMarkNames)[number]

/**
 * Switches a mark of the selected text on or off, or of what is typed next. A selection that has it only in part gets
 * it in all.
 */
export function toggleBasicMark(name: BasicMark): Command {
  return toggleMark(schema.marks[name], null, { removeWhenPresent: false, includeWhitespace: true })
}

/** Whether all selected text has the mark, or what is typed next will have it. */
export function isMarkActive(state: EditorState, name: BasicMark): boolean {
  const type = schema.marks[name]
  const { empty, $from, ranges } = state.selection
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  const texts = ranges.flatMap(range => findTexts(state.doc, range.$from.pos, range.$to.pos))
  return texts.length > 0 && texts.every(text => hasMark(text, type))
}

function findTexts(doc: Node, from: number, to: number): Node[] {
  const texts: Node[] = []
  doc.nodesBetween(from, to, node => {
    if (node.isText) texts.push(node)
  })
  return texts
}

function hasMark(node: Node, type: MarkType): boolean {
  return type.isInSet(node.marks) !== undefined
}
