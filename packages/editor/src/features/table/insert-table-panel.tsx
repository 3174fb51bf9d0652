import { useId, useState, type ComponentProps, type ReactElement } from 'react'
import type { PanelComponent } from '../../core/feature/overlay.tsx'
import { useMessages } from '../../messages/locale.tsx'
import { useGridKeys } from '../../ui/use-grid-keys.ts'
import { insertTable, type TableShape } from './insert-table.ts'
import { tableSizeLabel } from './messages.ts'
import { headingRowSwitch, sizeOf } from './toolbar/messages.ts'

/** Rows and columns of the grid. Source: specification, section 9. */
const size = 10
const lines = Array.from({ length: size }, (_, index) => index + 1)

/** A grid on which the size of a new table is chosen, from its upper left corner. */
export function InsertTablePanel({ editor, close }: ComponentProps<PanelComponent>): ReactElement {
  const say = useMessages()
  const id = useId()
  const [shape, setShape] = useState<TableShape>({ rows: 1, columns: 1 })
  const [hasHeading, setHasHeading] = useState(false)
  const { ref, stop, onKeyDown } = useGridKeys(size * size, size, 0)
  const insert = (rows: number, columns: number): void => {
    editor.run(insertTable({ rows, columns, headingRows: Number(hasHeading) }))
    close()
  }
  return (
    <div className="tf-table-sizes">
      <div
        ref={ref}
        role="grid"
        tabIndex={-1}
        aria-label={say(tableSizeLabel)}
        className="tf-size-grid"
        onKeyDown={onKeyDown}
      >
        {lines.map(rows => (
          <div key={rows} role="row" className="tf-size-row">
            {lines.map(columns => (
              <div
                key={columns}
                role="gridcell"
                aria-selected={rows === shape.rows && columns === shape.columns}
              >
                <button
                  type="button"
                  className="tf-size"
                  aria-label={say(sizeOf(rows, columns))}
                  data-covered={rows <= shape.rows && columns <= shape.columns}
                  tabIndex={(rows - 1) * size + columns - 1 === stop ? 0 : -1}
                  onFocus={() => setShape({ rows, columns })}
                  onPointerEnter={() => setShape({ rows, columns })}
                  onClick={() => insert(rows, columns)}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <output className="tf-size-label">{say(sizeOf(shape.rows, shape.columns))}</output>
      <label className="tf-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={hasHeading}
          checked={hasHeading}
          onChange={event => setHasHeading(event.target.checked)}
        />
        {say(headingRowSwitch)}
      </label>
    </div>
  )
}
