import { useCallback, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { holdKeys } from './hold-keys.ts'
import type { LazyCode } from './lazy-code.ts'
import { FailureContext } from './load-failures.tsx'

export interface LoadingOptions {
  /** Whether what is loaded takes the focus: keys that are pressed meanwhile are for it. */
  readonly takesFocus?: boolean
  /** Whether nobody would miss what could not be loaded. */
  readonly isQuiet?: boolean
}

/**
 * Loads what is needed, and tells when all of it is there. A failure is said in the field.
 *
 * @param needed the same array each time
 */
export function useLoaded(
  needed: readonly LazyCode[],
  { takesFocus = false, isQuiet = false }: LoadingOptions,
): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = needed.map(code => code.subscribe(listener))
      return () => ends.forEach(end => end())
    },
    [needed],
  )
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => areLoaded(needed),
    () => false,
  )
  const hasFailed = useLoading(needed, isLoaded, isQuiet)
  const holdsKeys = takesFocus && !isLoaded && !hasFailed
  useLayoutEffect(() => {
    if (!holdsKeys) return undefined
    const keys = holdKeys()
    return () => (areLoaded(needed) ? keys.give() : keys.drop())
  }, [holdsKeys, needed])
  return isLoaded
}

/** Loads what is not there yet; returns whether that has failed. */
function useLoading(needed: readonly LazyCode[], isLoaded: boolean, isQuiet: boolean): boolean {
  const sayFailure = useContext(FailureContext)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isLoaded) return undefined
    let isWanted = true
    let takeBack: (() => void) | undefined
    const attempt = (): void => {
      setFailed(false)
      Promise.all(needed.map(code => code.load())).catch(() => {
        if (!isWanted) return
        setFailed(true)
        if (!isQuiet) takeBack = sayFailure(attempt)
      })
    }
    attempt()
    return () => {
      isWanted = false
      takeBack?.()
    }
  }, [needed, isLoaded, isQuiet, sayFailure])
  return hasFailed
}

function areLoaded(needed: readonly LazyCode[]): boolean {
  return needed.every(code => code.loaded !== null)
}
