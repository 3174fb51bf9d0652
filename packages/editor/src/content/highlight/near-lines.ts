/**
 * How many lines are coloured beyond those in the window, so that scrolling shows none without colours. No more than that: with each change of a
 * page Chromium draws all text with highlights anew.
 */
const margin = 15

/** The lines of an element that stand in the window or near it: from the first, up to the last and without it. */
export function nearLines(element: Element, count: number): readonly [number, number] {
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  const box = element.getBoundingClientRect()
  const lineHeight = Math.max(1, box.height / count)
  const first = Math.floor(-box.top / lineHeight) - margin
  const last = Math.ceil((height - box.top) / lineHeight) + margin
  return [Math.max(0, Math.min(first, count)), Math.max(0, Math.min(last, count))]
}
