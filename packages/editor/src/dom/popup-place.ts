/** Every value of the look that a host may set around a field, without its `--tf-`. */
export const tokenNames: readonly string[] = (
  'page raised sunken hover line line-strong text text-secondary text-disabled accent on-accent accent-wash danger danger-wash warning ' +
  'warning-wash success selection selected-cells edge-shadow shadow space-1 space-2 space-3 space-4 space-6 space-8 ' +
  'radius-control radius-card font font-mono interface small content motion z control toolbar-height'
).split(' ')

/** What a build that rewrites `light-dark()` decides light and dark by. */
const rewritten = ['--lightningcss-light', '--lightningcss-dark']

const className = 'tf-popups'

/** Makes an element for popups that belong to a field or a view and stand elsewhere on the page. */
export function makePopupPlace(container: Element | ShadowRoot): HTMLElement {
  const place = container.ownerDocument.createElement('div')
  place.className = className
  container.append(place)
  return place
}

/**
 * Gives an element the theme and the values of the look that another one stands in: what a host has set around a field counts for its
 * popups, too.
 */
export function copyLook(from: Element, to: HTMLElement): void {
  const look = getComputedStyle(from)
  to.style.colorScheme = look.colorScheme
  for (const name of [...tokenNames.map(token => `--tf-${token}`), ...rewritten]) {
    const value = look.getPropertyValue(name)
    if (value === '') to.style.removeProperty(name)
    else to.style.setProperty(name, value)
  }
}
