import { fold } from './task-tree.ts'
import type { TreeRow } from './task-tree.ts'

/** What a key asks of the tree: another row in focus, or a row opened or closed. */
export interface TreeMove {
  kind: 'focus' | 'expand' | 'collapse'
  id: number
}

/**
 * What a key means on a row, by the tree pattern of the ARIA Authoring Practices: arrows walk, open and close,
 * Home and End go to the ends, a letter goes to the next name that begins with it. `null`: nothing.
 */
export function treeMove(rows: readonly TreeRow[], current: number, key: string): TreeMove | null {
  const index = rows.findIndex(row => row.task.id === current)
  const row = rows[index]
  if (!row) return null
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[index + 1])
    case 'ArrowUp':
      return focusOn(rows[index - 1])
    case 'Home':
      return focusOn(rows[0])
    case 'End':
      return focusOn(rows.at(-1))
    case 'ArrowRight':
      return inward(row, rows[index + 1])
    case 'ArrowLeft':
      return outward(row, rows.slice(0, index))
    default:
      return key.length === 1 ? focusOn(nextBeginningWith(rows, index, key)) : null
  }
}

function inward(row: TreeRow, next: TreeRow | undefined): TreeMove | null {
  if (row.children === 0) return null
  return row.expanded ? focusOn(next) : { kind: 'expand', id: row.task.id }
}

function outward(row: TreeRow, above: readonly TreeRow[]): TreeMove | null {
  if (row.expanded) return { kind: 'collapse', id: row.task.id }
  return focusOn(above.findLast(other => other.level < row.level))
}

function nextBeginningWith(rows: readonly TreeRow[], index: number, letter: string): TreeRow | undefined {
  const others = [...rows.slice(index + 1), ...rows.slice(0, index)]
  return others.find(row => fold(row.task.name).startsWith(fold(letter)))
}

function focusOn(row: TreeRow | undefined): TreeMove | null {
  return row ? { kind: 'focus', id: row.task.id } : null
}
