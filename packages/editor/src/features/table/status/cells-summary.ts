import type { Node } from 'prosemirror-model'
import type { Locale } from '../../../messages/message.ts'
import { textOfCell } from '../sort/compare-cells.ts'
import { parseNumber } from '../sort/parse-number.ts'

/** What selected cells hold. */
export interface CellsSummary {
  /** Cells with a number. */
  readonly numbers: number
  readonly sum: number
  readonly average: number | null
}

/** Adds up the numbers in cells; what is no number does not count. */
export function summarizeCells(cells: readonly Node[], locale: Locale): CellsSummary {
  const numbers = cells.flatMap(cell => parseNumber(textOfCell(cell), locale) ?? [])
  const sum = addUp(numbers)
  return { numbers: numbers.length, sum, average: numbers.length > 0 ? sum / numbers.length : null }
}

/** 0.1 and 0.2 make 0.3: a sum has no more digits behind the point than the numbers have. */
function addUp(numbers: readonly number[]): number {
  const digits = Math.max(0, ...numbers.map(number => (/\.(\d+)$/.exec(String(number))?.[1] ?? '').length))
  return Number(numbers.reduce((sum, one) => sum + one, 0).toFixed(Math.min(digits, 15)))
}
