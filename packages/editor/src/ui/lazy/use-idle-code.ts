import { useEffect } from 'react'
import { loadAllCode } from './lazy-code.ts'

/** Loads what the field may need later when the page has nothing else to do. */
export function useIdleCode(): void {
  useEffect(() => whenIdle(() => void loadAllCode()), [])
}

/** Safari only knows how to wait. Returns the function that ends it. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback)
  return () => cancelIdleCallback(request)
}
