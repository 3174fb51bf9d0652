import { Plugin } from 'prosemirror-state'
import { isUndo } from '../../core/feature/history.ts'

/**
 * Marks that were chosen at the caret, such as bold by Ctrl+B, stay chosen when all around the caret changes but not its text: the block becomes a
 * heading, is aligned, indented or moved, or a colleague types elsewhere.
 */
export const marksStay: Plugin = new Plugin({
  appendTransaction(transactions, { selection: old, storedMarks }, { selection, storedMarks: now, tr }) {
    if (!storedMarks || now || !old.empty || !selection.empty) return null
    if (!transactions.some(({ docChanged }) => docChanged) || transactions.some(isUndo)) return null
    const { parent, parentOffset } = selection.$from
    const isSame = parentOffset === old.$from.parentOffset && parent.content.eq(old.$from.parent.content)
    return isSame && parent.type.allowsMarks(storedMarks) ? tr.setStoredMarks(storedMarks) : null
  },
})
