import { useCallback, useEffect, useRef } from 'react'

interface Delay {
  /** Calls back after a time (ms), and not what was to be called before. */
  readonly start: (callback: () => void, time: number) => void
  readonly cancel: () => void
}

/** A clock for one thing that is to happen a little later, and not at all once the component has gone. */
export function useDelay(): Delay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(
    (callback: () => void, time: number) => {
      cancel()
      timer.current = setTimeout(callback, time)
    },
    [cancel],
  )
  useEffect(() => cancel, [cancel])
  return { start, cancel }
}
