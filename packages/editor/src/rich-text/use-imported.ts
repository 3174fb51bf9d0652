import { useEffect, useRef, useState } from 'react'

/**
 * What is loaded by the first rendering; `null` until it is there. It throws nothing: what a failed `React.lazy` throws would take the
 * page of the host.
 */
export function useImported<Module>(
  load: () => Promise<Module>,
  onFailure: () => void = doNothing,
): Module | null {
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null)
  const once = useRef(load)
  useEffect(() => {
    let isWanted = true
    once.current().then(
      module => isWanted && setLoaded({ module }),
      () => isWanted && onFailure(),
    )
    return () => {
      isWanted = false
    }
  }, [onFailure])
  return loaded?.module ?? null
}

const doNothing = (): void => undefined
