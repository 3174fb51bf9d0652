import { useMemo, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import type { Axis } from '../grid/axis.ts'
import { WidthHandles } from '../widths/width-handles.tsx'
import { CellCorners } from './cell-corners.tsx'
import { dragLines, type DropPlace } from './drag-lines.ts'
import type { HandleFacts } from './handle-facts.ts'
import { selectLinesAt } from './line-commands.ts'
import { LineHandle, type LineHandleActions } from './line-handle.tsx'
import { handlesLabel } from './messages.ts'
import { spansMoveReason } from './key-messages.ts'
import { LineMenu } from './line-menu.tsx'
import { TableCorner } from './table-corner.tsx'
import { useHandleKeys } from './use-handle-keys.ts'
import type { TableBox } from './use-table-box.ts'

interface HandlesProps {
  readonly editor: EditorContext
  readonly pos: number
  readonly facts: HandleFacts
  readonly box: TableBox
}

/** The handles of the rows, the columns and the borders of a table. */
export function Handles({ editor, pos, facts, box }: HandlesProps): ReactElement {
  const say = useMessages()
  const [drop, setDrop] = useState<DropPlace | null>(null)
  const [menu, setMenu] = useState<{ readonly axis: Axis; readonly button: HTMLElement } | null>(null)
  const onKeyDown = useHandleKeys(editor, pos)
  const actions = useMemo<LineHandleActions>(
    () => ({
      select: (axis, line, isMore) =>
        editor.run(selectLinesAt(pos, axis, { from: line, to: line + 1 }, isMore)),
      openMenu: (axis, button) => setMenu({ axis, button }),
      drag: (axis, line, event) => dragLines({ editor, pos, axis, line, box, setDrop }, event),
    }),
    [editor, pos, box],
  )
  const isSelected = (axis: Axis, line: number): boolean =>
    axis === 'row'
      ? line >= facts.rowsFrom && line < facts.rowsTo
      : line >= facts.columnsFrom && line < facts.columnsTo
  const handle = (axis: Axis, line: number): ReactElement => (
    <LineHandle
      key={`${axis} ${line}`}
      axis={axis}
      line={line}
      from={box[axis === 'row' ? 'rows' : 'columns'][line] ?? 0}
      to={box[axis === 'row' ? 'rows' : 'columns'][line + 1] ?? 0}
      isCurrent={line === facts[axis]}
      isSelected={isSelected(axis, line)}
      actions={actions}
    />
  )
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={say(handlesLabel)}
      className="tf-table-box"
      style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
      onKeyDown={onKeyDown}
    >
      <TableCorner editor={editor} pos={pos} />
      <div className="tf-column-handles">
        <div className="tf-scrolled-handles" style={{ translate: `${-box.scrolled}px` }}>
          {box.columns.slice(1).map((_end, column) => handle('column', column))}
          <WidthHandles editor={editor} pos={pos} columns={box.columns} current={facts.column} />
          {facts.right > 0 && <CellCorners editor={editor} facts={facts} box={box} />}
          {drop?.axis === 'column' && <DropLine drop={drop} box={box} />}
        </div>
      </div>
      {box.rows.slice(1).map((_end, row) => handle('row', row))}
      {drop?.axis === 'row' && <DropLine drop={drop} box={box} />}
      {menu && (
        <LineMenu editor={editor} axis={menu.axis} button={menu.button} onClose={() => setMenu(null)} />
      )}
    </div>
  )
}

/** Where rows or columns that are dragged will stand, or why they cannot. */
function DropLine({ drop, box }: { drop: DropPlace; box: TableBox }): ReactElement {
  const say = useMessages()
  const at = box[drop.axis === 'row' ? 'rows' : 'columns'][drop.at] ?? 0
  return (
    <div
      className="tf-line-drop"
      data-axis={drop.axis}
      data-refused={drop.isRefused}
      style={drop.axis === 'row' ? { top: at } : { left: at }}
    >
      {drop.isRefused && <span className="tf-line-refusal">{say(spansMoveReason)}</span>}
    </div>
  )
}
