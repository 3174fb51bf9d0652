import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { useGridKeys } from '../../ui/use-grid-keys.ts'
import type { Marker } from './markers.ts'

interface MarkerGridProps {
  readonly label: Message
  readonly markers: readonly Marker[]
  /** The value of the marker that is chosen now; `null` for none. */
  readonly current: string | null
  readonly onChoose: (value: string) => void
}

const columns = 3

/** The markers of a kind of list, each drawn as a small list. */
export function MarkerGrid({ label, markers, current, onChoose }: MarkerGridProps): ReactElement {
  const say = useMessages()
  const first = markers.findIndex(({ value }) => value === current)
  const { ref, stop, onKeyDown } = useGridKeys(markers.length, columns, first)
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={say(label)}
      className="tf-markers"
      onKeyDown={onKeyDown}
    >
      {markers.map(({ value, label: name, sample }, index) => (
        <Tooltip key={value} label={say(name)}>
          <button
            type="button"
            className="tf-marker"
            aria-label={say(name)}
            aria-pressed={value === current}
            tabIndex={index === stop ? 0 : -1}
            onClick={() => onChoose(value)}
          >
            {sample.map((marker, line) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={line} className="tf-marker-line" data-marker={marker} />
            ))}
          </button>
        </Tooltip>
      ))}
    </div>
  )
}
