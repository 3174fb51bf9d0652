import type { TableGrid } from '@taskfield/document'
import type { Locale } from '../../../messages/message.ts'
import { cellsIn, type Rect } from '../grid/rect.ts'
import { textOfCell } from '../sort/compare-cells.ts'
import { parseNumber } from '../sort/parse-number.ts'

/** What a spreadsheet takes for a formula, or the start of one behind what it drops. */
const formula = /^[=+\-@\t\r]/

/**
 * Writes the cells of a rectangle as CSV for a spreadsheet: parted by `;` in Russian and `,` in English, as Excel wants it
 * there. What would run as a formula gets an apostrophe before it; numbers stay.
 */
export function writeCsv(grid: TableGrid, rect: Rect, locale: Locale): string {
  const separator = locale === 'ru' ? ';' : ','
  const fields = Array.from({ length: rect.bottom - rect.top }, () =>
    Array.from({ length: rect.right - rect.left }, () => ''),
  )
  for (const { node, row, column } of cellsIn(grid, rect)) {
    const line = fields[Math.max(0, row - rect.top)]
    if (line) line[Math.max(0, column - rect.left)] = writeField(textOfCell(node), separator, locale)
  }
  const rows = fields.map(line => line.join(separator))
  return `${rows.join('\r\n')}\r\n`
}

function writeField(text: string, separator: string, locale: Locale): string {
  const isSafe = !formula.test(text) || parseNumber(text, locale) !== null
  const safe = isSafe ? text : `'${text}`
  const isPlain = !safe.includes(separator) && !/["\r\n]/.test(safe)
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`
}
