import { Table } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { formSession } from './forms/form-session.ts'
import { figureView } from './figure-view.ts'
import { handleKeys, handlesHelpLines } from './handles/handle-keys.ts'
import { notices } from './handles/notice.ts'
import { TableHandles } from './handles/table-handles.tsx'
import { allowsTable, insertTable } from './insert-table.ts'
import {
  cellArrowsHelp,
  extendCellsHelp,
  insertTableLabel,
  leaveTableHelp,
  nextCellHelp,
  tableLabel,
  tableSizeLabel,
} from './messages.ts'
import { pasteCells } from './clipboard/paste-cells.ts'
import { meaningOfTabs } from './clipboard/paste-tsv.ts'
import { cellClipboard } from './clipboard/table-clipboard.ts'
import { describeCells } from './selection/describe-cells.ts'
import { selectByMouse } from './selection/select-by-mouse.ts'
import { CellsStatus } from './status/cells-status.tsx'
import { tableEditing } from './table-editing.ts'
import { tableView } from './table-view.ts'
import { tableBalloons } from './toolbar/table-balloons.tsx'

const insertUsualTable = insertTable()

const tableItem: ToolbarItem<'table'> = {
  kind: 'panel',
  name: 'table',
  label: insertTableLabel,
  icon: Table,
  isEnabled: allowsTable,
  run: insertUsualTable,
  panelLabel: tableSizeLabel,
  panel: lazyPart(async () => (await loadLater()).InsertTablePanel),
}

/** Tables: a grid that inserts them, and all that is done in them. */
export const table: Feature<'table'> = {
  name: 'table',
  content: {
    nodeViews: { table: tableView, tableFigure: figureView },
    plugins: [tableEditing, selectByMouse, cellClipboard, notices, formSession],
    keymap: handleKeys,
    overlays: [TableHandles, CellsStatus],
    objectNames: { tableFigure: tableLabel },
    balloons: tableBalloons,
    describeSelection: describeCells,
    pasteOver: pasteCells,
  },
  textMeaning: meaningOfTabs,
  toolbarItems: [tableItem],
  blocks: [{ label: insertTableLabel, icon: Table, run: insertUsualTable }],
  help: [
    { section: 'tables', label: nextCellHelp, keys: ['Tab', 'Shift-Tab'] },
    {
      section: 'tables',
      label: cellArrowsHelp,
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    },
    {
      section: 'tables',
      label: extendCellsHelp,
      keys: ['Shift-ArrowLeft', 'Shift-ArrowRight', 'Shift-ArrowUp', 'Shift-ArrowDown'],
    },
    { section: 'tables', label: leaveTableHelp, keys: ['Escape'] },
    ...handlesHelpLines,
  ],
}
