import { isShadowRoot } from '../../dom/kinds.ts'

/**
 * What has the focus after a popup: its button, unless the focus is somewhere else already, where a command or a press has taken it.
 */
export function focusAfter(button: HTMLElement, popup: HTMLElement | null): HTMLElement | false {
  const page = button.ownerDocument
  const root = button.getRootNode()
  const focused =
    isShadowRoot(root) && page.activeElement === root.host ? root.activeElement : page.activeElement
  const isFree = !focused || focused === page.body || popup?.contains(focused) === true
  return isFree && button
}
