import type { Node } from 'prosemirror-model'
import type { ParseElement } from '../../html-spec.ts'
import { childrenOf, type HtmlElement } from '../../html/html-element.ts'
import { anyText, attributeOf, hasClass } from '../../html/element-parts.ts'
import { within, type ReadScope } from '../../read/read-scope.ts'
import type { HostObject, HostObjectKind } from './define-host-object.ts'
import { keptValues, type HostObjectAttrs } from './host-element.ts'

/** Reads the objects of a kind that the host has declared; what none of them is, is read as ever. */
export function readHostObject(kind: HostObjectKind): ParseElement {
  return (element, scope) => {
    for (const object of scope.hostObjects) {
      const isMeant = object.kind === kind && object.tag === element.localName
      const nodes = isMeant && hasClass(element, object.className) ? readAs(object, element, scope) : null
      if (nodes) return nodes
    }
    return null
  }
}

function readAs(object: HostObject, element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  const values = keptValues(object, name => attributeOf(element, name, anyText))
  if (!values) return null
  const { name, tag, className, kind } = object
  const attrs: HostObjectAttrs = { name, tag, className, values, text: '' }
  if (kind === 'container') return readContainer(attrs, element, scope)
  const text = plainText(element)
  return text ? [scope.schema.node(kind === 'inline' ? 'hostInline' : 'hostLeaf', { ...attrs, text })] : null
}

/** One that is nested too deep is read as what it holds, and of an empty one nothing is left. */
function readContainer(
  attrs: HostObjectAttrs,
  element: HtmlElement,
  scope: ReadScope,
): readonly Node[] | null {
  if (scope.remainingDepth <= 0) return null
  const content = scope.readBlocks(childrenOf(element), within(scope))
  return content.length > 0 ? [scope.schema.node('hostContainer', attrs, content)] : []
}

/** The text of an element in one line; `null` where more than text stands in it, which would be lost. */
function plainText(element: HtmlElement): string | null {
  let text = ''
  for (const child of childrenOf(element)) {
    if (child.nodeType === 1) return null
    text += child.nodeType === 3 ? (child.nodeValue ?? '') : ''
  }
  return text.replace(/[ \t\n\r\f]+/g, ' ')
}
