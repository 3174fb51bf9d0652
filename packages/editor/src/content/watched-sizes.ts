const callbacks = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/** Calls back when one of the elements has another size, and at first. Returns what ends it. */
export function watchSizes(elements: readonly Element[], onChange: () => void): () => void {
  observer ??= new ResizeObserver(entries => {
    for (const call of new Set(entries.map(({ target }) => callbacks.get(target)))) call?.()
  })
  for (const element of elements) {
    callbacks.set(element, onChange)
    observer.observe(element)
  }
  return () => {
    for (const element of elements) {
      callbacks.delete(element)
      observer?.unobserve(element)
    }
  }
}

/**
 * Goes on with watching what is in a part of a page, or leaves it for a while. A browser asks for the size of all that is watched with each
 * frame, also where it draws nothing.
 */
export function watchSizesIn(part: Element, isOn: boolean): void {
  for (const element of part.querySelectorAll('.tf-table-scroller, table')) {
    if (!callbacks.has(element)) continue
    if (isOn) observer?.observe(element)
    else observer?.unobserve(element)
  }
}
