import type { EditorState, Transaction } from 'prosemirror-state'

/** What is typed after a block was split has the marks of the text before; a link is not one of them. */
export function keepMarks({ selection: { $to }, storedMarks }: EditorState, transaction: Transaction): void {
  const marks = storedMarks ?? ($to.parentOffset > 0 ? $to.marks() : null)
  if (marks) transaction.ensureMarks(marks.filter(({ type }) => type.spec.inclusive !== false))
}
