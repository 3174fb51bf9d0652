import { useLayoutEffect, useSyncExternalStore } from 'react'
import { theRest, type Rest } from './load-rest.ts'

/** The rest of the field's code; `null` until it is there, and `hasFailed` where it could not be had. */
export function useRest(): { readonly rest: Rest | null; readonly hasFailed: boolean } {
  useLayoutEffect(() => {
    // `SayFailedRest` says that it failed.
    theRest.load().catch(() => undefined)
  }, [])
  return {
    rest: useSyncExternalStore(
      theRest.subscribe,
      () => theRest.loaded,
      () => null,
    ),
    hasFailed: useSyncExternalStore(
      theRest.subscribe,
      () => theRest.hasFailed,
      () => false,
    ),
  }
}
