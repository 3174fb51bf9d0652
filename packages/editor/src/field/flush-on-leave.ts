/** Calls back when the page may be about to go: it is hidden, left or closed. Returns the function that ends it. */
export function flushOnLeave(flush: () => void): () => void {
  const flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') flush()
  }
  // In the capture phase, so that the host's own listeners find its state up to date.
  const options = { capture: true }
  document.addEventListener('visibilitychange', flushWhenHidden, options)
  window.addEventListener('pagehide', flush, options)
  window.addEventListener('beforeunload', flush, options)
  return () => {
    document.removeEventListener('visibilitychange', flushWhenHidden, options)
    window.removeEventListener('pagehide', flush, options)
    window.removeEventListener('beforeunload', flush, options)
  }
}
