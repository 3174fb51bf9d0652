import { Plugin } from 'prosemirror-state'
import { copyCells, writeCopiedCells } from './copy-cells.ts'
import { readTsvInCell } from './paste-tsv.ts'

/** Copies selected cells, and reads those of a spreadsheet. */
export const cellClipboard: Plugin = new Plugin({
  props: {
    transformCopied: copyCells,
    clipboardTextSerializer: writeCopiedCells,
    clipboardTextParser: readTsvInCell,
  },
})
