/** The class of a picture that could not be loaded: its alternative text stands in its place. */
export const brokenClass = 'tf-broken'

/**
 * Lets a picture load when it comes near the window, and be decoded off the main thread; where it does not come, a calm box of
 * the reserved size says what it would have shown. None of it is saved.
 */
export function showCalmly(picture: HTMLImageElement): void {
  picture.loading = 'lazy'
  picture.decoding = 'async'
  picture.addEventListener('error', () => picture.classList.add(brokenClass))
  picture.addEventListener('load', () => picture.classList.remove(brokenClass))
}
