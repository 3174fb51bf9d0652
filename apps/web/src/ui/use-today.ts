import { useSyncExternalStore } from 'react'

/** The date of today, also in a window that was left open overnight and looked at again. */
export function useToday(): Date {
  return new Date(useSyncExternalStore(onReturn, () => new Date().toDateString()))
}

function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
