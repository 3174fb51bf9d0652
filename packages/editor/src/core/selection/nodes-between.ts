import { Fragment, type Node, type ResolvedPos } from 'prosemirror-model'

/** What is done with a node; `false` passes over what it holds. */
type Visit = (node: Node, pos: number, parent: Node | null, index: number) => boolean | void

/** The library's `nodesBetween` for a document, which looks at each block before the first one, and a long text has thousands of them. */
export function nodesBetween($from: ResolvedPos, $to: ResolvedPos, visit: Visit): void {
  const { doc } = $from
  const first = $from.index(0)
  const start = $from.depth > 0 ? $from.before(1) : $from.pos
  const blocks = Fragment.fromArray(doc.children.slice(first, $to.index(0) + 1))
  blocks.nodesBetween(
    $from.pos - start,
    $to.pos - start,
    (node, pos, parent, index) => visit(node, pos, parent, parent === doc ? first + index : index),
    start,
    doc,
  )
}
