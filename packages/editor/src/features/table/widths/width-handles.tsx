import { memo, type KeyboardEvent, type NamedExoticComponent, type ReactElement } from 'react'
import type { Command } from 'prosemirror-state'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { columnWidthLabel, tableWidthLabel } from '../handles/messages.ts'
import { minWidth, sumOf } from './border-widths.ts'
import { dragWidths, type Dragged } from './drag-widths.ts'
import { fitColumnToContent, moveBorderBy } from './width-commands.ts'

interface WidthHandlesProps {
  readonly editor: EditorContext
  readonly pos: number
  /** Where the columns begin, and where the last ends: px. */
  readonly columns: readonly number[]
  readonly current: number
}

/** What an arrow moves a border by: px. With Shift it is a single one. */
const step = 10

/** The borders behind the columns of a table, and its corner: what sets widths. */
export const WidthHandles: NamedExoticComponent<WidthHandlesProps> = memo(function WidthHandles(
  props: WidthHandlesProps,
): ReactElement {
  const { editor, pos, columns, current } = props
  const say = useMessages()
  const drag = (dragged: Dragged, event: PointerEvent): void => {
    if (event.button === 0 && editor.view) dragWidths(editor.view, pos, dragged, event)
  }
  const widths = columns.slice(1).map((end, column) => end - (columns[column] ?? 0))
  return (
    <>
      {widths.map((width, column) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a column has no name but its number
          key={column}
          role="separator"
          aria-orientation="vertical"
          aria-label={say(columnWidthLabel(column + 1))}
          aria-valuenow={Math.round((width / sumOf(widths)) * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="tf-border-handle"
          data-current={column === current}
          tabIndex={column === current ? 0 : -1}
          style={{ left: columns[column + 1] }}
          onMouseDown={event => event.preventDefault()}
          onPointerDown={event => drag(column, event.nativeEvent)}
          onDoubleClick={() => editor.run(fitColumnToContent(pos, column))}
          onKeyDown={event => onBorderKey(event, editor, pos, { column, width })}
        />
      ))}
      <button
        type="button"
        className="tf-table-size"
        tabIndex={-1}
        aria-label={say(tableWidthLabel)}
        title={say(tableWidthLabel)}
        style={{ left: columns.at(-1) }}
        onMouseDown={event => event.preventDefault()}
        onPointerDown={event => drag('corner', event.nativeEvent)}
      />
    </>
  )
})

function onBorderKey(
  event: KeyboardEvent,
  { view }: EditorContext,
  pos: number,
  { column, width }: { column: number; width: number },
): void {
  const by = event.shiftKey ? 1 : step
  const commands: Readonly<Record<string, Command>> = {
    ArrowLeft: moveBorderBy(pos, column, -by),
    ArrowRight: moveBorderBy(pos, column, by),
    Home: moveBorderBy(pos, column, minWidth - width),
    Enter: fitColumnToContent(pos, column),
  }
  const command = commands[event.key]
  if (!command || !view) return
  event.preventDefault()
  event.stopPropagation()
  command(view.state, view.dispatch, view)
}
