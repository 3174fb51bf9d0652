import { messageText } from '../../../messages/message-text.ts'
import type { Words } from '../../../messages/message.ts'
import { asFileName } from '../../../ui/file-name.ts'
import type { CellSelection } from '../cell-selection.ts'
import { csvFileName } from './messages.ts'

/** Excel reads a file that begins so as UTF-8. */
const byteOrderMark = '\u{feff}'

/** Gives the user a file, named after the caption of its table. */
export function downloadCsv(csv: string, { $anchorCell }: CellSelection, words: Words): void {
  const caption = $anchorCell.node(-2).maybeChild(1)?.textContent ?? ''
  const name = asFileName(caption) || messageText(csvFileName, words)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
