import { Fragment, type Node } from 'prosemirror-model'
import { everyBlock, longBlock } from '../facts/changed-blocks.ts'
import { factsOf, joinsNext } from '../facts/node-facts.ts'

const known = new WeakMap<Node, Node>()
const isWhole = everyBlock(child => factsOf(child).isSaved(child) && savedPart(child) === child)

/**
 * What of a node is saved: the node itself, or one without what is still on its way to the server, such as a picture that
 * is being uploaded. Where a block that goes was the only one, or kept its neighbours from being read as one, an empty
 * paragraph stands for it. Kept for as long as the node lives, but for short ones that are saved whole.
 */
export function savedPart(node: Node): Node {
  if (node.isLeaf || (node.inlineContent && isWhole(node))) return node
  const found = known.get(node)
  if (found) return found
  const isSavedWhole = isWhole(node)
  if (isSavedWhole && node.nodeSize < longBlock) return node
  const part = isSavedWhole ? node : node.copy(savedContent(node))
  const saved = part.content === node.content ? node : part
  known.set(node, saved)
  return saved
}

function savedContent(parent: Node): Fragment {
  const parts: Node[] = []
  let isAfterGap = false
  for (const child of parent.children) {
    if (!factsOf(child).isSaved(child)) {
      isAfterGap = true
      continue
    }
    const part = savedPart(child)
    if (isAfterGap && needsFiller(parent, parts.at(-1), part)) parts.push(fillerOf(parent))
    parts.push(part)
    isAfterGap = false
  }
  if (parts.length === 0 && isAfterGap && !parent.inlineContent) parts.push(fillerOf(parent))
  const { children } = parent
  const isSame = parts.length === children.length && parts.every((part, index) => part === children[index])
  return isSame ? parent.content : Fragment.fromArray(parts)
}

/** Whether a block cannot stand where one that goes leaves it: right after its like, or first where it may not be. */
function needsFiller(parent: Node, before: Node | undefined, block: Node): boolean {
  if (parent.inlineContent) return false
  return before ? joinsNext(before, block) : !parent.type.contentMatch.matchType(block.type)
}

function fillerOf({ type: { schema } }: Node): Node {
  return schema.node('paragraph')
}
