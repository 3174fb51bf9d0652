import { hostObjectAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** The name under which `objectNames` says what an object is called: that of its type, and of a host's object its own. */
export function objectName(node: Node): string {
  const object = hostObjectAttrs(node)
  return object ? hostObjectName(object.name) : node.type.name
}

/** The name of an object of a host among those of types. */
export function hostObjectName(name: string): string {
  return `host ${name}`
}
