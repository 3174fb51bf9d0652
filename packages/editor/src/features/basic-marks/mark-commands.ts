import type { MarkType, Node } from 'prosemirror-model'
import type { Command, EditorState, SelectionRange, Transaction } from 'prosemirror-state'
import { schema } from '@taskfield/document'
import { addMarkTo, removeMarksFrom } from '../../core/transform/mark-texts.ts'
import { takesMark } from '../../core/transform/takes-mark.ts'

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
  const type = schema.marks[name]
  return (state, dispatch) => {
    if (!takesMark(state, type)) return false
    const { tr, selection } = state
    if (selection.empty) toggleTyped(tr, type)
    else if (dispatch) {
      const { ranges } = selection
      if (ranges.some(range => lacksMark(range, type))) addMarkTo(tr, ranges, type.create())
      else removeMarksFrom(tr, ranges, [type])
      tr.scrollIntoView()
    }
    dispatch?.(tr)
    return true
  }
}

/** Whether a range has text without the mark that may have it; white space does not count. */
function lacksMark({ $from, $to }: SelectionRange, type: MarkType): boolean {
  let lacks = false
  $from.doc.nodesBetween($from.pos, $to.pos, (node, pos, parent) => {
    lacks ||=
      parent?.type.allowsMarkType(type) === true &&
      !hasMark(node, type) &&
      !isSpace(node, $from.pos - pos, $to.pos - pos)
    return !lacks
  })
  return lacks
}

function isSpace(node: Node, from: number, to: number): boolean {
  return node.isText && !/\S/.test(node.textBetween(Math.max(0, from), Math.min(node.nodeSize, to)))
}

function toggleTyped(tr: Transaction, type: MarkType): void {
  const marks = tr.storedMarks ?? tr.selection.$from.marks()
  if (type.isInSet(marks)) tr.removeStoredMark(type)
  else tr.addStoredMark(type.create())
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
