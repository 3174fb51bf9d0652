import { Plugin } from 'prosemirror-state'
import { copyCells, writeCopiedCells } from './copy-cells.ts'
import { pasteCells } from './paste-cells.ts'
import { readTsvInCell } from './paste-tsv.ts'

/** Copies selected cells, and pastes cells over others. */
export const cellClipboard: Plugin = new Plugin({
  props: {
    transformCopied: copyCells,
    clipboardTextSerializer: writeCopiedCells,
    clipboardTextParser: readTsvInCell,
    handlePaste: (view, _event, slice) => pasteCells(slice)(view.state, view.dispatch),
  },
})
