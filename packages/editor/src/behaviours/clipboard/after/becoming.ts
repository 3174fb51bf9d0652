import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'

/** What makes a state's text that of another transaction; `null` where they are the same. */
export function becoming(state: EditorState, { doc }: Transaction): Transaction | null {
  const { content } = state.doc
  const start = content.findDiffStart(doc.content)
  const end = content.findDiffEnd(doc.content)
  if (start === null || !end) return null
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const made = replaced(state, doc, start, end.a + overlap)
  if (made.doc.eq(doc)) return made
  // Text that becomes cells: what begins in one cell ends in another.
  const [$start, $end] = [state.doc.resolve(start), state.doc.resolve(end.a + overlap)]
  return replaced(state, doc, $start.posAtIndex($start.index(0), 0), $end.posAtIndex($end.indexAfter(0), 0))
}

/** Puts what another document has there in the place of all between two positions. */
function replaced({ tr }: EditorState, doc: Node, from: number, to: number): Transaction {
  return tr.replace(from, to, doc.slice(from, doc.content.size - tr.doc.content.size + to))
}
