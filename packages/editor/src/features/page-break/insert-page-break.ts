import { schema } from '@taskfield/document'
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { deleteSelected } from '../../core/transform/delete-selected.ts'

const { pageBreak, paragraph } = schema.nodes

/**
 * Inserts a page break where the content allows one. Text is parted at the caret, which goes on below the break; an
 * empty block and a selected object give their place to it. Code is not cut: the break comes after it.
 */
export const insertPageBreak: Command = (state, dispatch) => {
  if (!allowsPageBreak(state)) return false
  if (dispatch) {
    const { tr, selection } = state
    if (selection instanceof NodeSelection && selection.node.isBlock) putAt(tr, selection.from, selection.to)
    else {
      deleteSelected(tr)
      const { from, to } = makePlace(tr)
      putAt(tr, from, to)
    }
    dispatch(tr.scrollIntoView())
  }
  return true
}

function allowsPageBreak({ selection }: EditorState): boolean {
  const { $from } = selection
  const depth = $from.parent.inlineContent ? $from.depth - 1 : $from.depth
  if (depth < 0) return false
  const index = $from.indexAfter(depth)
  return $from.node(depth).canReplaceWith(index, index, pageBreak)
}

/** Makes room for a block at the caret: the range that it may replace. */
function makePlace(tr: Transaction): { from: number; to: number } {
  const { $from } = tr.selection
  const { parent, parentOffset, pos } = $from
  if (!parent.isTextblock) return { from: pos, to: pos }
  if (parent.content.size === 0 && parent.type === paragraph)
    return { from: $from.before(), to: $from.after() }
  if (parent.type.spec.code || parentOffset === parent.content.size)
    return { from: $from.after(), to: $from.after() }
  if (parentOffset > 0) tr.split(pos)
  const before = parentOffset > 0 ? pos + 1 : $from.before()
  return { from: before, to: before }
}

/** Puts a page break in place of a range, and the caret into the text below it, which is made where there is none. */
function putAt(tr: Transaction, from: number, to: number): void {
  const node = pageBreak.create()
  tr.replaceWith(from, to, node)
  const after = from + node.nodeSize
  const next = tr.doc.resolve(after).nodeAfter
  if (!next?.isTextblock && !(next && Selection.findFrom(tr.doc.resolve(after), 1, true))) {
    tr.insert(after, paragraph.create())
  }
  tr.setSelection(TextSelection.near(tr.doc.resolve(after), 1))
}
