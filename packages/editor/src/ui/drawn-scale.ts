import { isHtmlElement } from '../dom/kinds.ts'

/**
 * How much larger a field is drawn than its own pixels are, as within `transform: scale(.9)`: boxes on the page are divided by it where
 * they become styles.
 */
export function drawnScale(element: Element): number {
  const whole = element.closest('.tf-field')
  if (!isHtmlElement(whole)) return 1
  const { width } = whole.getBoundingClientRect()
  // `offsetWidth` is rounded.
  return Math.abs(width - whole.offsetWidth) < 1 ? 1 : width / whole.offsetWidth
}
