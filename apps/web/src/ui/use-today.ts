import { useSyncExternalStore } from 'react'

/** The date of today, also in a window that was left open overnight and looked at again. */
export function useToday(): Date {
  return new Date(useSyncExternalStore(onLook, () => new Date().toDateString()))
}

function onLook(look: () => void): () => void {
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
