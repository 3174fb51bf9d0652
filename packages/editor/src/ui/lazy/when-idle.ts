/** Calls a function once the page has nothing else to do; Safari, which knows no idle moments, after `wait` ms. Returns what ends it. */
export function whenIdle(callback: () => void, wait: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, wait)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback)
  return () => cancelIdleCallback(request)
}
