import { normalizeTable, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { replaceNode } from '../../core/transform/replace-node.ts'
import { cellDepth } from './find-table.ts'

const { table } = schema.nodes

/** Makes the tables rectangular that differ between two states; `null` where all of them are. No text goes. */
export function normalizeTables(before: EditorState, state: EditorState): Transaction | null {
  const found = changedTables(before.doc, state.doc)
  const { tr } = state
  // From the end, so that the positions before stay what they are; inner tables come before those around them.
  for (const pos of found.toReversed()) {
    const node = tr.doc.nodeAt(pos)
    if (node) replaceNode(tr, pos, node, normalizeTable(node))
  }
  return tr.docChanged ? tr : null
}

/** The positions of the tables whose cells may have changed. */
function changedTables(before: Node, after: Node): number[] {
  const from = after.content.findDiffStart(before.content)
  const end = after.content.findDiffEnd(before.content)
  if (from === null || !end) return []
  // Where something is like its surroundings, the ends overlap.
  const overlap = Math.max(0, from - end.a, from - end.b)
  const to = end.a + overlap
  const cell = overlap > 0 ? 0 : Math.min(startOfCell(after, from, to), startOfCell(before, from, end.b))
  const found: number[] = []
  after.nodesBetween(from, Math.min(to + 1, after.content.size), (node, pos) => {
    if (node.type === table && pos >= cell) found.push(pos)
    return !node.inlineContent
  })
  return found
}

/** Where the innermost cell around a range begins: what is changed in it leaves the table as it is. 0 for none. */
function startOfCell(doc: Node, from: number, to: number): number {
  const $from = doc.resolve(from)
  const depth = cellDepth($from, { depth: $from.sharedDepth(to) })
  return depth > 0 ? $from.before(depth) : 0
}
