import { isShadowRoot } from '../../dom/kinds.ts'

/** What stands over the page by what it says of itself. */
const holders = 'dialog, [popover], [role=dialog], [role=alertdialog], [aria-modal=true]'

/** The nearest element around a field that stands over the page: a dialog, a drawer, a popover, however it is made. */
export function findHolder(field: Element): Element | null {
  for (let around = parentOf(field); around; around = parentOf(around))
    if (around.matches(holders) || getComputedStyle(around).position === 'fixed') return around
  return null
}

/** The element around another one, also out of a shadow root. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.parentElement ?? (isShadowRoot(root) ? root.host : null)
}
