import type { Node } from 'prosemirror-model'
import { changedRange, manyBlocks } from '../facts/changed-blocks.ts'

interface Written {
  readonly html: string
  /** How long the HTML of each block is. */
  readonly lengths: readonly number[]
}

const written = new WeakMap<Node, Written>()
let last: WeakRef<Node> | undefined

/** Writes the children of a node one after the other; of a long node only those that are others than in the version written last. */
export function joinBlocks(parent: Node, write: (block: Node) => string): string {
  const { children } = parent
  if (children.length < manyBlocks) return children.map(write).join('')
  const { html } = written.get(parent) ?? rewrite(parent, write)
  return html
}

function rewrite(parent: Node, write: (block: Node) => string): Written {
  const { children: before, html: old, lengths } = lastWritten()
  const { from, beforeTo, to } = changedRange(before, parent.children)
  const changed = parent.children.slice(from, to).map(write)
  const [head, tail] = [lengths.slice(0, from), lengths.slice(beforeTo)]
  const result = {
    html: old.slice(0, sum(head)) + changed.join('') + old.slice(old.length - sum(tail)),
    lengths: [...head, ...changed.map(({ length }) => length), ...tail],
  }
  written.set(parent, result)
  last = new WeakRef(parent)
  return result
}

function lastWritten(): Written & { readonly children: readonly Node[] } {
  const node = last?.deref()
  const known = node && written.get(node)
  return known ? { ...known, children: node.children } : { html: '', lengths: [], children: [] }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
