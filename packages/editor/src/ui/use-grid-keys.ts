import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** The buttons of a grid as one tab stop. */
interface GridKeys {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The index of the button that Tab leads to. */
  readonly stop: number
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Arrows lead from button to button of a grid, Home and End to the ends of a row. `first` is where they begin. */
export function useGridKeys(count: number, columns: number, first: number): GridKeys {
  const [stop, setStop] = useState(Math.max(0, first))
  const ref = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextStop(event.key, stop, count, columns)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    ref.current?.querySelectorAll('button')[next]?.focus()
  }
  return { ref, stop, onKeyDown }
}

/** Where a key leads from a button; `null` for a key that leads nowhere. */
function nextStop(key: string, from: number, count: number, columns: number): number | null {
  const row = from - (from % columns)
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: row,
    End: Math.min(row + columns, count) - 1,
  }
  const target = targets[key]
  return target === undefined || target < 0 || target >= count ? null : target
}
