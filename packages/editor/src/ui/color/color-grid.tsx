import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Tooltip } from '../popups/tooltip.tsx'
import { useGridKeys } from '../use-grid-keys.ts'

/** A colour with the name by which people know it. */
export interface NamedColor {
  /** A CSS colour. */
  readonly value: string
  readonly label: Message
}

interface ColorGridProps {
  readonly label: string
  readonly colors: readonly NamedColor[]
  /** The colour that is chosen now, compared without white space and case; `null` for none. */
  readonly current: string | null
  readonly onChoose: (value: string) => void
}

const columns = 5

const plain = (value: string): string => value.replace(/\s+/g, '').toLowerCase()

/** A grid of colours, five in a row: one tab stop, arrows between the colours, Home and End to the ends of a row. */
export function ColorGrid({ label, colors, current, onChoose }: ColorGridProps): ReactElement {
  const say = useMessages()
  const isCurrent = ({ value }: NamedColor): boolean => current !== null && plain(value) === plain(current)
  const { ref, stop, onKeyDown } = useGridKeys(colors.length, columns, colors.findIndex(isCurrent))
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className="tf-color-grid"
      onKeyDown={onKeyDown}
    >
      {rowsOf(colors).map((row, rowIndex) => (
        <div key={row[0]?.value} role="row" className="tf-color-row">
          {row.map((color, column) => (
            <div key={color.value} role="gridcell" aria-selected={isCurrent(color)}>
              <Tooltip label={say(color.label)}>
                <button
                  type="button"
                  className="tf-color"
                  aria-label={say(color.label)}
                  tabIndex={rowIndex * columns + column === stop ? 0 : -1}
                  style={{ backgroundColor: color.value }}
                  onClick={() => onChoose(color.value)}
                >
                  {isCurrent(color) && <Check size={14} strokeWidth={3} aria-hidden />}
                </button>
              </Tooltip>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function rowsOf(colors: readonly NamedColor[]): (readonly NamedColor[])[] {
  const rows: (readonly NamedColor[])[] = []
  for (let start = 0; start < colors.length; start += columns) rows.push(colors.slice(start, start + columns))
  return rows
}
