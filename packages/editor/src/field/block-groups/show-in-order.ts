/**
 * Makes an element hold others, in their order, and nothing else. What is in its place already is not moved: that would end an
 * input method's word and load embedded pages again. Tells whether anything had to be changed.
 */
export function showInOrder(parent: HTMLElement, elements: readonly HTMLElement[]): boolean {
  let next = parent.firstChild
  let hasChanged = false
  for (const element of elements) {
    while (next && next !== element && element.parentNode === parent) {
      const { nextSibling } = next
      next.remove()
      next = nextSibling
      hasChanged = true
    }
    if (next === element) next = element.nextSibling
    else {
      parent.insertBefore(element, next)
      hasChanged = true
    }
  }
  while (next) {
    const { nextSibling } = next
    next.remove()
    next = nextSibling
    hasChanged = true
  }
  return hasChanged
}
