import type { EditorState, Transaction } from 'prosemirror-state'

/**
 * What is typed after a block was split has the marks of the text before it, and of the text behind it where the new block
 * has some; a link is not one of them.
 */
export function keepMarks({ selection: { $to }, storedMarks }: EditorState, transaction: Transaction): void {
  const before = $to.parentOffset > 0 ? $to.marks() : null
  const behind = transaction.selection.$from.marks()
  const marks = storedMarks ?? before?.reduce((set, mark) => mark.addToSet(set), behind)
  if (marks) transaction.ensureMarks(marks.filter(({ type }) => type.spec.inclusive !== false))
}
