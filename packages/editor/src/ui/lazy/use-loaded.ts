import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { LazyCode } from './lazy-code.ts'
import { FailureContext } from './load-failures.tsx'

interface Loading {
  readonly isLoaded: boolean
  readonly hasFailed: boolean
}

/**
 * Loads what is needed, and tells when all of it is there. A failure is said in the field, unless it `isQuiet`.
 *
 * @param needed the same array each time
 * @param isQuiet whether nobody would miss what could not be loaded
 */
export function useLoaded(needed: readonly LazyCode[], isQuiet = false): Loading {
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
  return { isLoaded, hasFailed }
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

export function areLoaded(needed: readonly LazyCode[]): boolean {
  return needed.every(code => code.loaded !== null)
}
