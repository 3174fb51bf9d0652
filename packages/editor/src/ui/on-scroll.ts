/** Calls back while one of some elements is scrolled; returns the function that ends it. */
export function onScroll(elements: readonly (Element | null)[], listener: () => void): () => void {
  for (const element of elements) element?.addEventListener('scroll', listener, { passive: true })
  return () => {
    for (const element of elements) element?.removeEventListener('scroll', listener)
  }
}
