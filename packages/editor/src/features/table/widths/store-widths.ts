import { cellAttrs, parseLength, type TableGrid } from '@taskfield/document'
import { touches } from '../grid/axis.ts'
import { sumOf } from './border-widths.ts'

type Stored = readonly (string | null)[] | null

/** What of a table's widths on the screen its saved form says. */
export interface TableWidths {
  readonly columns: readonly string[]
  /** The width of the figure. */
  readonly table: string | null
}

/** Columns on the screen, in px, and the width that a table of all of the page's width has. */
export interface ShownWidths {
  readonly columns: readonly number[]
  readonly room: number
}

/**
 * Writes widths: those of columns in % of the table, px where the table has px already; what did not change stays as it is
 * written. A table with shares gets a width of its own, so that it stays as wide as it looks.
 */
export function storeWidths(
  stored: { readonly columns: Stored; readonly table: string | null },
  before: readonly number[],
  after: ShownWidths,
): TableWidths {
  const isResized = Math.abs(sumOf(before) - sumOf(after.columns)) > 0.5
  const inPixels = hasPixels(stored.columns)
  const columns = inPixels
    ? writePixels(stored.columns ?? [], before, after.columns)
    : writeShares(
        isResized && !isScaled(before, after.columns) ? null : stored.columns,
        before,
        after.columns,
      )
  const keepsWidth = !isResized && (stored.table !== null || inPixels)
  return { columns, table: keepsWidth ? stored.table : writeTableWidth(stored.table, after) }
}

/** Whether the columns of a table have px, or another fixed length. */
export function hasPixels(stored: Stored): boolean {
  return stored?.some(width => width !== null && parseLength(width)?.unit !== '%') ?? false
}

/** Neighbours share the px that are written for both: borders of the table make it a little wider than its columns. */
function writePixels(
  stored: readonly (string | null)[],
  before: readonly number[],
  after: readonly number[],
): string[] {
  const known = after.map((_width, column) => {
    const length = parseLength(stored[column] ?? '')
    return length?.unit === 'px' ? length.value : null
  })
  const changed = changedColumns(before, after)
  const isShared = known.every(width => width !== null) && Math.abs(sumOf(before) - sumOf(after)) < 0.5
  const scale = isShared
    ? sumOf(changed.map(column => known[column] ?? 0)) / sumOf(changed.map(column => after[column] ?? 0))
    : 1
  return after.map((width, column) => {
    const old = stored[column] ?? null
    return old !== null && !changed.includes(column) ? old : `${Math.round(width * scale)}px`
  })
}

/** All shares make up 100 %; those of columns that keep their width stay as they are written. */
function writeShares(stored: Stored, before: readonly number[], after: readonly number[]): string[] {
  const known = after.map((_width, column) => parseLength(stored?.[column] ?? '')?.value ?? null)
  const isAll = isScaled(before, after)
  const isKept = after.map(
    (width, column) => known.every(share => share !== null) && (isAll || isSame(before[column], width)),
  )
  const kept = sumOf(known.map((share, column) => (isKept[column] ? (share ?? 0) : 0)))
  const changed = sumOf(after.filter((_width, column) => !isKept[column]))
  let left = round(100 - kept)
  const last = isKept.lastIndexOf(false)
  return after.map((width, column) => {
    if (isKept[column]) return stored?.[column] ?? ''
    const share = column === last ? left : round((width / changed) * (100 - kept))
    left = round(left - share)
    return `${share}%`
  })
}

function writeTableWidth(stored: string | null, { columns, room }: ShownWidths): string {
  const width = sumOf(columns)
  const inPixels = stored !== null && parseLength(stored)?.unit !== '%'
  return inPixels ? `${Math.round(width)}px` : `${Math.min(100, round((width / room) * 100))}%`
}

/** The grid with other widths; the width of a cell goes where its column has changed. */
export function withWidths(
  grid: TableGrid,
  columnWidths: readonly string[],
  changed: readonly number[],
): TableGrid {
  const cells = grid.cells.map(cell => {
    const { node } = cell
    const isChanged = changed.some(column => touches(cell, 'column', { from: column, to: column + 1 }))
    if (!isChanged || cellAttrs(node).width === null) return cell
    return { ...cell, node: node.type.create({ ...cellAttrs(node), width: null }, node.content, node.marks) }
  })
  return { ...grid, attrs: { ...grid.attrs, columnWidths }, cells }
}

/** The columns that have another width now. */
export function changedColumns(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((width, column) => (isSame(before[column], width) ? [] : [column]))
}

/** Whether the columns keep their shares of the table. */
function isScaled(before: readonly number[], after: readonly number[]): boolean {
  const scale = sumOf(after) / sumOf(before)
  return after.every((width, column) => Math.abs((before[column] ?? 0) * scale - width) < 0.01)
}

const isSame = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 0.5

/** Two digits, as the older editor writes shares. */
const round = (value: number): number => Math.round(value * 100) / 100
