/**
 * Marks a frame while the heading rows of its table stand over other rows: the line below them is the table's own elsewhere.
 * Returns what ends it.
 */
export function watchStuckHeadings(frame: HTMLElement, first: Element | undefined): () => void {
  const top = first ? Number.parseFloat(getComputedStyle(first).top) : NaN
  if (!first || Number.isNaN(top)) return () => {}
  // A row that has stopped at its place is cut by a pixel there.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const { intersectionRatio, boundingClientRect } = entry
      frame.toggleAttribute('data-stuck', intersectionRatio < 1 && boundingClientRect.top <= top + 1)
    },
    { rootMargin: `${-Math.ceil(top) - 1}px 0px 0px`, threshold: 1 },
  )
  observer.observe(first)
  return () => observer.disconnect()
}
