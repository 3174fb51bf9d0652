import type { Node } from 'prosemirror-model'
import { changedRange, manyBlocks } from '../facts/changed-blocks.ts'

/** What was written of a node's children: before those that were changed last, which are `from` to `to`, and behind them. */
interface Written {
  readonly html: string
  readonly from: number
  readonly to: number
  readonly head: string
  readonly tail: string
}

type WriteBlock = (block: Node) => string

/** What was changed is joined anew as long as it is so few blocks: all else of the text is not even copied then. */
const fewBlocks = 64

const written = new WeakMap<Node, Written>()
let last: WeakRef<Node> | undefined

/** Writes the children of a node one after the other; of a long node only those that are others than in the version written last. */
export function joinBlocks(parent: Node, write: WriteBlock): string {
  const { children } = parent
  if (children.length < manyBlocks) return joined(children, write)
  const { html } = written.get(parent) ?? rewrite(parent, write)
  return html
}

function rewrite(parent: Node, write: WriteBlock): Written {
  const { children } = parent
  const { from, to, head, tail } = partsAround(children, write)
  const html = head + joined(children.slice(from, to), write) + tail
  const result = { html, from, to, head, tail }
  written.set(parent, result)
  last = new WeakRef(parent)
  return result
}

/** Which children are written anew, and the HTML of those around them. */
function partsAround(children: readonly Node[], write: WriteBlock): Omit<Written, 'html'> {
  const node = last?.deref()
  const known = node && written.get(node)
  if (!known) return { from: 0, to: children.length, head: '', tail: '' }
  const { from, beforeTo, to } = changedRange(node.children, children)
  const added = children.length - node.childCount
  if (known.from <= from && beforeTo <= known.to && known.to + added - known.from <= fewBlocks)
    return { ...known, to: known.to + added }
  // The blocks on both sides are the same in both versions.
  const headLength = lengthOf(children.slice(0, from), write)
  const tailLength = lengthOf(children.slice(to), write)
  const { html } = known
  return { from, to, head: html.slice(0, headLength), tail: html.slice(html.length - tailLength) }
}

function joined(blocks: readonly Node[], write: WriteBlock): string {
  return blocks.map(write).join('')
}

function lengthOf(blocks: readonly Node[], write: WriteBlock): number {
  let length = 0
  for (const block of blocks) length += write(block).length
  return length
}
