import type { Attrs } from 'prosemirror-model'
import type { Command, Selection, Transaction } from 'prosemirror-state'
import type { NodeWithPos } from '../../../core/selection/selected-blocks.ts'
import { cellPos, findSelectedCells, findTable } from '../find-table.ts'
import { sharedValue, type Property, type PropertyOwner } from './property.ts'

/** The nodes whose properties a selection is about: those of the innermost table, or its selected cells. */
export function findOwners(selection: Selection, owner: PropertyOwner): readonly NodeWithPos[] {
  const table = findTable(selection)
  if (!table) return []
  if (owner === 'table') return [table]
  if (owner === 'figure')
    return [{ node: selection.$from.doc.nodeAt(table.pos - 1) ?? table.node, pos: table.pos - 1 }]
  const cells = findSelectedCells(selection)?.cells ?? []
  return cells.map(({ node, row, column }) => ({ node, pos: cellPos(table, row, column) }))
}

/** The value that all nodes of the selection share; `null` where they differ. */
export function readProperty(selection: Selection, property: Property): string | null {
  return sharedValue(findOwners(selection, property.owner).map(({ node }) => property.read(node)))
}

/**
 * Gives the table, or the selected cells, a property; nothing but white space takes it away. Declines what is no value of it,
 * and where no table or cell is selected.
 */
export function setProperty(property: Property, text: string): Command {
  return ({ selection, tr }, dispatch) => {
    const value = text.trim() === '' ? '' : property.parse(text)
    const owners = findOwners(selection, property.owner)
    if (value === null || owners.length === 0) return false
    for (const { node, pos } of owners) setAttributes(tr, pos, property.write(node, value))
    dispatch?.(tr)
    return true
  }
}

/** Sets those of some attributes that a node does not have yet. */
export function setAttributes(transaction: Transaction, pos: number, attrs: Attrs): void {
  const now = transaction.doc.nodeAt(pos)?.attrs
  if (!now) return
  for (const [name, value] of Object.entries(attrs)) {
    if (JSON.stringify(now[name]) !== JSON.stringify(value)) transaction.setNodeAttribute(pos, name, value)
  }
}
