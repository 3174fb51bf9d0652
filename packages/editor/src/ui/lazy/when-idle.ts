/** How long an idle moment is waited for: ms. Where nothing is drawn, Chromium may know of none for many seconds. */
const patience = 1000

/** Calls a function once the page has nothing else to do; Safari, which knows no idle moments, after `wait` ms. Returns what ends it. */
export function whenIdle(callback: () => void, wait: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, wait)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: patience })
  return () => cancelIdleCallback(request)
}
