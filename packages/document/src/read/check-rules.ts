import type { ContentMatch, MarkType, NodeType, Schema } from 'prosemirror-model'
import type { HtmlNodeSpec, HtmlStyleRule, HtmlTagRule } from '../html-spec.ts'

const plainTag = /^[a-z]+\d?$/
const plainStyle = /^[a-z-]+$/
const tagOptions: ReadonlySet<string> = new Set(['tag', 'priority', 'consuming', 'attrs', 'getAttrs'])
const styleOptions: ReadonlySet<string> = new Set(['style', 'clearMark', 'attrs', 'getAttrs'])

/** Refuses a parse rule of which the reader would ignore a part: a selector, or an option that it does not know. */
export function checkRule(rule: HtmlTagRule | HtmlStyleRule, { name }: NodeType | MarkType): void {
  const isTag = rule.tag !== undefined
  const shown = isTag ? rule.tag : rule.style
  if (!(isTag ? plainTag : plainStyle).test(shown))
    throw new RangeError(
      `The parse rule "${shown}" of ${name} is a selector; give a plain tag or style, and test the rest in getAttrs`,
    )
  const known = isTag ? tagOptions : styleOptions
  const unknown = Object.keys(rule).find(option => !known.has(option))
  if (unknown !== undefined)
    throw new RangeError(
      `The parse rule "${shown}" of ${name} has the option ${unknown}, which the reader ignores; use parseElement instead`,
    )
}

/** Whether the reader can make a node by itself; any other is made by the function that reads what it stands in. */
export const standsAlone = (node: NodeType): boolean => node.isInline || node.isInGroup('block')

/** Whether a node may stand anywhere among the children of another. */
function canHold(parent: NodeType, child: NodeType): boolean {
  const waiting: ContentMatch[] = [parent.contentMatch]
  const seen = new Set(waiting)
  for (let match = waiting.pop(); match; match = waiting.pop()) {
    for (let index = 0; index < match.edgeCount; index++) {
      const { type, next } = match.edge(index)
      if (type === child) return true
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  return false
}

/** The nodes that stand in those with a `parseElement`, and so are read with them. */
function readWithParents({ nodes }: Schema): ReadonlySet<NodeType> {
  const found = new Set<NodeType>()
  const waiting = Object.values(nodes).filter(({ spec }) => (spec as HtmlNodeSpec).parseElement)
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of Object.values(nodes)) {
      if (found.has(node) || standsAlone(node) || !canHold(parent, node)) continue
      found.add(node)
      waiting.push(node)
    }
  }
  return found
}

/** Refuses a node that nothing reads: its parse rules would be for nothing. */
export function checkNodeIsRead(node: NodeType): void {
  const isRoot = node === node.schema.topNodeType
  if (isRoot || readWithParents(node.schema).has(node)) return
  throw new RangeError(
    `Nothing reads ${node.name}: it is no block, and stands in no node with a parseElement; give it one, or the group "block"`,
  )
}
