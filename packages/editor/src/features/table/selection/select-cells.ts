import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { CellSelection } from '../cell-selection.ts'

const { table, tableRow } = schema.nodes

/** What a selection becomes that goes from one cell of a table into another; `null` for every other selection. */
export function selectWholeCells(selection: Selection): CellSelection | null {
  return selection instanceof CellSelection ? null : cellsBetween(selection.$anchor, selection.$head)
}

/** The cells from that of one place to that of another; `null` where both are in one cell, or in no common table. */
export function cellsBetween($anchor: ResolvedPos, $head: ResolvedPos): CellSelection | null {
  const shared = $anchor.sharedDepth($head.pos)
  const depth = $anchor.node(shared).type === tableRow ? shared - 1 : shared
  // A place between rows or cells is in none.
  if ($anchor.node(depth).type !== table || Math.min($anchor.depth, $head.depth) < depth + 2) return null
  return CellSelection.create($anchor.doc, $anchor.before(depth + 2), $head.before(depth + 2))
}
