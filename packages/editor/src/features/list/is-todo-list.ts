import { listAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** Whether a node is a list whose items have boxes. */
export function isTodoList(node: Node): boolean {
  return node.type === schema.nodes.list && listAttrs(node).kind === 'todo'
}
