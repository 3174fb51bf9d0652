import { isDocument, isShadowRoot, isTag } from './kinds.ts'

/** The document or the shadow root that a node stands in; its document while it stands in neither. */
export function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode()
  return isShadowRoot(root) || isDocument(root) ? root : (node.ownerDocument ?? document)
}

/** The document that a node is part of, in whichever window; this page's for none. */
export function pageOf(node: Node | null | undefined): Document {
  return node?.ownerDocument ?? document
}

/** The window that shows a node. */
export function windowOf(node: Node | null | undefined): Window & typeof globalThis {
  return pageOf(node).defaultView ?? window
}

/** What has the focus, also within shadow roots. */
export function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const found = root.activeElement
  return found?.shadowRoot ? focusedIn(found.shadowRoot) : found
}

/** Where an event began, also within a shadow root that it is heard outside of. */
export function targetOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}

/** The window that the user is in: that of a frame of this page which has the focus, or this one. */
export function windowInUse(from: Window & typeof globalThis = window): Window & typeof globalThis {
  const focused = focusedIn(from.document)
  const inside = isTag(focused, 'iframe') ? focused.contentDocument?.defaultView : null
  return inside ? windowInUse(inside) : from
}

/** The selection that the browser has where a node stands. A shadow root has one of its own in Chromium. */
export function selectionNear(node: Node): Selection | null {
  const root: Document | (ShadowRoot & Partial<Pick<Document, 'getSelection'>>) = rootOf(node)
  return root.getSelection ? root.getSelection() : pageOf(node).getSelection()
}
