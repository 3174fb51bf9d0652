import { Plugin, type Transaction } from 'prosemirror-state'
import { isUndo } from '../../core/feature/history.ts'
import { readChange, type Change } from '../../core/feature/read-change.ts'
import { beginsTyping } from '../../core/feature/undo-steps.ts'

/**
 * What is typed after a deletion at the caret has the marks of the text that the caret stands in then, as in the older editor;
 * where no text is left, those of what was deleted.
 */
export const marksAfterDelete: Plugin = new Plugin({
  appendTransaction([transaction, ...others], before, { selection, storedMarks, tr }) {
    if (!transaction || others.length > 0 || !before.selection.empty) return null
    const change = readDeletion(transaction)
    if (!change || selection.$from.parent.content.size === 0) return null
    // By Delete the caret stays where it was, with the marks that were chosen there.
    const marks = change.from === before.selection.from ? before.storedMarks : null
    return marks === storedMarks ? null : tr.setStoredMarks(marks)
  },
})

function readDeletion(transaction: Transaction): Change | null {
  if (isUndo(transaction) || beginsTyping(transaction)) return null
  const change = readChange(transaction)
  return change?.kind === 'deleting' ? change : null
}
