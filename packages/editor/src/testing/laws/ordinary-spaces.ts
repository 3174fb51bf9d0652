import { schema } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'

/**
 * What is saved says no more of spaces: a no-break space at the edge of a line is an ordinary one, and a single space in
 * the last line of a block is what holds an empty line open.
 */
export function ordinarySpaces(node: Node): Node {
  if (node.type.spec.code === true || node.isLeaf) return node
  return node.copy(node.isTextblock ? ordinaryText(node) : Fragment.from(node.children.map(ordinarySpaces)))
}

function ordinaryText(block: Node): Fragment {
  const nodes = block.children.map(node =>
    node.isText ? schema.text((node.text ?? '').replaceAll('\u00a0', ' '), node.marks) : node,
  )
  const [before, last] = [nodes.at(-2), nodes.at(-1)]
  const holdsLine = last?.text === ' ' && (before === undefined || before.type === schema.nodes.lineBreak)
  return Fragment.fromArray(holdsLine ? nodes.slice(0, -1) : nodes)
}
