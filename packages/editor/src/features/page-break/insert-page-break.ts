import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Command, type Transaction } from 'prosemirror-state'
import { deleteSelected } from '../../core/transform/delete-selected.ts'
import { findObjectPlace, insertObject } from '../../core/transform/insert-object.ts'

const { pageBreak, paragraph, list, listItem } = schema.nodes

/**
 * Inserts a page break where the content allows one. Text is parted at the caret, which goes on below the break; an
 * empty block and a selected object give their place to it. Code is not cut: the break comes after it, or before it with the caret at its start.
 */
export const insertPageBreak: Command = (state, dispatch) => {
  if (!findObjectPlace(state.selection, pageBreak)) return false
  if (dispatch) {
    const { tr, selection } = state
    const isObject = selection instanceof NodeSelection && selection.node.isBlock
    if (!isObject) {
      deleteSelected(tr)
      partText(tr)
    }
    const pos = insertObject(tr, pageBreak.create())
    if (pos === null) return false
    goBelow(tr, pos + 1)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Parts the text at the caret, which comes to stand where the second part begins; in code it goes to the end, unless it is at the start. */
function partText(tr: Transaction): void {
  const { $from } = tr.selection
  const { parent, parentOffset, pos } = $from
  if (!parent.isTextblock) return
  if (parentOffset === 0 && parent.content.size > 0) return
  if (parent.type.spec.code) tr.setSelection(TextSelection.create(tr.doc, $from.end()))
  else if (parentOffset < parent.content.size) {
    tr.split(pos)
    tr.setSelection(TextSelection.create(tr.doc, pos + 2))
  }
}

/** Puts the caret into the text at a position, which is made where there is none, an object, or a quote that begins there. */
function goBelow(tr: Transaction, pos: number): void {
  if (!beginsWithText(tr.doc.resolve(pos).nodeAfter)) tr.insert(pos, paragraph.create())
  tr.setSelection(TextSelection.near(tr.doc.resolve(pos), 1))
}

/** Whether it is a text, or a list whose first item begins with one. */
function beginsWithText(node: Node | null): boolean {
  if (node?.type === list || node?.type === listItem) return beginsWithText(node.firstChild)
  return node?.isTextblock === true
}
