import type { MarkType, Node } from 'prosemirror-model'
import type { Command, EditorState, Selection, SelectionRange, Transaction } from 'prosemirror-state'
import { schema } from '@taskfield/document'
import { addMarkTo, removeMarksFrom } from '../../core/transform/mark-texts.ts'
import { nodesBetween } from '../../core/selection/nodes-between.ts'
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
  nodesBetween($from, $to, (node, pos, parent) => {
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
  const { selection } = state
  if (!selection.empty) return sharedMarks(selection).includes(type)
  return type.isInSet(state.storedMarks ?? selection.$from.marks()) !== undefined
}

const shared = new WeakMap<Selection, readonly MarkType[]>()

/** The marks that all selected text has; none where no text is selected. All buttons ask this of each selection. */
function sharedMarks(selection: Selection): readonly MarkType[] {
  const known = shared.get(selection)
  if (known) return known
  let types: readonly MarkType[] | undefined
  for (const { $from, $to } of selection.ranges) {
    nodesBetween($from, $to, node => {
      if (node.isText)
        types = types?.filter(type => hasMark(node, type)) ?? node.marks.map(({ type }) => type)
      return types?.length !== 0
    })
  }
  shared.set(selection, types ?? [])
  return types ?? []
}

function hasMark(node: Node, type: MarkType): boolean {
  return type.isInSet(node.marks) !== undefined
}
