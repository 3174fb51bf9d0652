/**
 * Shows the empty elements around an open menu, which hand the focus on, to assistive technology as well: what can have
 * the focus must not be hidden from it (WAI-ARIA 1.2, `aria-hidden`).
 */
export function unhideFocusGuards(): void {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]'))
    guard.removeAttribute('aria-hidden')
}
