import { isHtmlElement } from '../../dom/kinds.ts'
import { findHolder } from './find-holder.ts'

const className = 'tf-layer'

/** What forms and their listeners would take for the doing of their own controls. */
const formEvents = ['submit', 'reset', 'input', 'change']

/**
 * The layer for the popups of a field that stands in a dialog. It is part of the field, so that traps of the focus, locks of scrolling
 * and listeners for presses outside find the popups within; and it is shown in the browser's top layer, so that no edge of the dialog
 * cuts them and nothing of the page covers them.
 */
export function layerOf(field: HTMLElement): HTMLElement {
  const known = [...field.children].find(child => child.classList.contains(className))
  const layer = isHtmlElement(known) ? known : makeLayer(field)
  show(layer)
  return layer
}

/** Whether a field stands in something that has its popups put into such a layer, by a browser that has one. */
export function hasTopLayer(field: HTMLElement): boolean {
  return typeof field.showPopover === 'function' && findHolder(field) !== null
}

function makeLayer(field: HTMLElement): HTMLElement {
  const layer = field.ownerDocument.createElement('div')
  layer.className = className
  layer.setAttribute('popover', 'manual')
  // React has heard them by then, in the popup itself.
  for (const type of formEvents) layer.addEventListener(type, event => event.stopPropagation())
  field.append(layer)
  return layer
}

/** What was shown last stands highest: an empty layer is shown anew, over a dialog that has been opened since. */
function show(layer: HTMLElement): void {
  // Firefox before 125 has no popovers; there the layer is a part of the dialog like any other.
  if (typeof layer.showPopover !== 'function' || !layer.isConnected) return
  const isOpen = layer.matches(':popover-open')
  if (isOpen && layer.childElementCount > 0) return
  if (isOpen) layer.hidePopover()
  layer.showPopover()
}
