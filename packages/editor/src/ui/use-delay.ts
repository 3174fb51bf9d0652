import { useEffect, useMemo } from 'react'

interface Delay {
  /** Calls back after a time (ms), and not what was to be called before. */
  readonly start: (callback: () => void, time: number) => void
  readonly cancel: () => void
}

/** A clock for one thing that is to happen a little later, and not at all once the component has gone. */
export function useDelay(): Delay {
  const delay = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = (): void => clearTimeout(timer)
    return {
      start(callback: () => void, time: number) {
        cancel()
        timer = setTimeout(callback, time)
      },
      cancel,
    }
  }, [])
  useEffect(() => delay.cancel, [delay])
  return delay
}
