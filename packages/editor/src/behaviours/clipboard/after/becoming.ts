import type { EditorState, Transaction } from 'prosemirror-state'

/** What makes a state's text that of another transaction; `null` where they are the same. */
export function becoming({ tr }: EditorState, { doc }: Transaction): Transaction | null {
  const start = tr.doc.content.findDiffStart(doc.content)
  const end = tr.doc.content.findDiffEnd(doc.content)
  if (start === null || !end) return null
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap))
  return tr.doc.eq(doc) ? tr : null
}
