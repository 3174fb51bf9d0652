/** Waits until the page is drawn again: one that nobody looks at is not, and then for a moment. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, 200)
  })
}
