import { useSyncExternalStore } from 'react'

const query = '(pointer: coarse)'

/** jsdom knows no media. */
const knowsMedia = (): boolean => typeof matchMedia === 'function'

function subscribe(listener: () => void): () => void {
  if (!knowsMedia()) return () => {}
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the person points with a finger, for whom everything is larger. */
export function useHasCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => knowsMedia() && window.matchMedia(query).matches,
    () => false,
  )
}
