import { parseLength } from '@taskfield/document'
import type { Lines } from './axis.ts'

type Widths = readonly (string | null)[] | null

/** The widths with that of a new column, which gets the mean of those that are there. */
export function insertWidth(widths: Widths, at: number): Widths {
  if (!widths) return null
  const all = [...widths]
  while (all.length < at) all.push(null)
  all.splice(at, 0, meanOf(widths))
  return sharesOf(all)
}

/** The widths without those of deleted columns. */
export function deleteWidths(widths: Widths, { from, to }: Lines): Widths {
  if (!widths) return null
  const left = widths.filter((_, column) => column < from || column >= to)
  return left.some(width => width !== null) ? sharesOf(left) : null
}

function meanOf(widths: readonly (string | null)[]): string | null {
  const lengths = widths.flatMap(width => (width === null ? [] : (parseLength(width) ?? [])))
  const unit = lengths[0]?.unit
  if (unit === undefined || lengths.length < widths.length || lengths.some(length => length.unit !== unit))
    return null
  const sum = lengths.reduce((total, { value }) => total + value, 0)
  return `${round(sum / lengths.length)}${unit}`
}

/** Shares of a table make up all of it; other widths stay as they are. */
function sharesOf(widths: readonly (string | null)[]): readonly (string | null)[] {
  const shares = widths.map(width => (width === null ? null : parseLength(width)))
  if (!shares.every(share => share?.unit === '%')) return widths
  const sum = shares.reduce((total, share) => total + (share?.value ?? 0), 0)
  return shares.map(share => `${round(((share?.value ?? 0) / sum) * 100)}%`)
}

/** Two digits, as the older editor writes shares. */
const round = (value: number): number => Math.round(value * 100) / 100
