import type { ContentMatch, Node, NodeType } from 'prosemirror-model'

/**
 * Whether a node of a type may stand in place of the children between two indexes: the library's `canReplaceWith`, which looks at all children,
 * be they thousands. Where any number of the same kinds may stand, those between the first and the place say nothing, nor do those behind it.
 */
export function mayStand(parent: Node, from: number, to: number, type: NodeType): boolean {
  const match = matchAt(parent, from).matchType(type)
  if (!match) return false
  return match === matchAt(parent, to) || parent.canReplaceWith(from, to, type)
}

/** What may stand at an index of a valid node. */
function matchAt({ type, children }: Node, index: number): ContentMatch {
  let match = type.contentMatch
  for (const [at, child] of children.entries()) {
    if (at >= index || staysSame(match)) return match
    match = match.matchType(child.type) ?? match
  }
  return match
}

const same = new WeakMap<ContentMatch, boolean>()

/** Whether behind all that may stand here the same may stand again. */
function staysSame(match: ContentMatch): boolean {
  const known = same.get(match)
  if (known !== undefined) return known
  let stays = true
  for (let edge = 0; edge < match.edgeCount; edge++) stays &&= match.edge(edge).next === match
  same.set(match, stays)
  return stays
}
