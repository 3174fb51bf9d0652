/** The least width that dragging leaves a column: px. */
export const minWidth = 40

/** How far a table may become wider, px, and how often the px by which a border goes on: twice where both edges move. */
export interface Growth {
  readonly most: number
  readonly times: 1 | 2
}

/**
 * The widths of all columns after the border behind one of them has been moved, in px. Its neighbour gives way as far as it
 * can; then, and behind the last column, the table becomes wider.
 */
export function moveBorder(
  columns: readonly number[],
  border: number,
  by: number,
  { most, times }: Growth,
): number[] {
  const [left = 0, right] = columns.slice(border)
  const widths = [...columns]
  // A column that is narrower already stays as it is.
  const least = (width: number): number => Math.min(minWidth, width)
  const given = right === undefined ? 0 : Math.min(by, right - least(right))
  const wider = right === undefined || by > given ? Math.min((by - given) * times, most) : 0
  const width = Math.max(least(left), left + given + wider)
  widths[border] = width
  if (right !== undefined) widths[border + 1] = right + left + wider - width
  return widths
}

/** The widths of all columns when the table gets another width: each keeps its share. */
export function scaleColumns(columns: readonly number[], width: number): number[] {
  const sum = sumOf(columns)
  const least = Math.min(sum, minWidth * columns.length)
  return columns.map(one => (one / sum) * Math.max(least, width))
}

/** The same width for the columns from one to another, which together keep what they have. */
export function evenColumns(
  columns: readonly number[],
  { from, to }: { from: number; to: number },
): number[] {
  const width = sumOf(columns.slice(from, to)) / (to - from)
  return columns.map((one, column) => (column >= from && column < to ? width : one))
}

/** One column gets a width; where the table would be wider than there is room, the others become narrower. */
export function fitColumn(columns: readonly number[], column: number, width: number, room: number): number[] {
  const others = sumOf(columns) - (columns[column] ?? 0)
  const least = Math.min(others, minWidth * (columns.length - 1))
  const fitted = Math.max(minWidth, Math.min(width, room - least))
  const part = others > 0 ? Math.min(1, Math.max(least, room - fitted) / others) : 1
  return columns.map((one, index) => (index === column ? fitted : one * part))
}

export const sumOf = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0)
