/**
 * Questions to the DOM that hold in every window. A field may be drawn into an iframe, whose elements are made by another window: they
 * are no `instanceof Element` of this one.
 */

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}

/** Whether something, such as the target of an event, is an element. */
export function isElement(value: unknown): value is Element {
  return isNode(value) && value.nodeType === 1
}

export function isHtmlElement(value: unknown): value is HTMLElement {
  return isElement(value) && value.namespaceURI === 'http://www.w3.org/1999/xhtml'
}

/** Whether something is an element of HTML with this name. */
export function isTag<Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  name: Name,
): value is HTMLElementTagNameMap[Name] {
  return isHtmlElement(value) && value.localName === name
}

export function isText(value: unknown): value is Text {
  return isNode(value) && value.nodeType === 3
}

export function isShadowRoot(value: unknown): value is ShadowRoot {
  return isNode(value) && value.nodeType === 11 && 'host' in value
}

export function isDocument(value: unknown): value is Document {
  return isNode(value) && value.nodeType === 9
}
