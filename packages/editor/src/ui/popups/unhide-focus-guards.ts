import { rootOf } from '../../dom/root-of.ts'

/**
 * Shows the empty elements around an open menu, which hand the focus on, to assistive technology as well: what can have
 * the focus must not be hidden from it (WAI-ARIA 1.2, `aria-hidden`).
 */
export function unhideFocusGuards(near: Node | null | undefined): void {
  const root = near ? rootOf(near) : document
  for (const guard of root.querySelectorAll('[data-base-ui-focus-guard]'))
    guard.removeAttribute('aria-hidden')
}
