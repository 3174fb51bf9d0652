import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'

/**
 * Turns a node of the document into another of its type by the smallest steps: what both hold stays where it is, so that
 * carets, marks of find and the changes of others stay with it.
 */
export function replaceNode(transaction: Transaction, pos: number, before: Node, after: Node): void {
  if (before === after) return
  if (before.isTextblock || before.isLeaf || !changeMarkup(transaction, pos, before, after)) {
    if (!before.eq(after)) transaction.replaceWith(pos, pos + before.nodeSize, after)
    return
  }
  if (before.content !== after.content) replaceChildren(transaction, pos + 1, before, after)
}

/** `false` where the node cannot become one of that type and these marks and stay. */
function changeMarkup(transaction: Transaction, pos: number, before: Node, after: Node): boolean {
  if (before.type !== after.type) {
    if (!after.type.validContent(before.content)) return false
    transaction.setNodeMarkup(pos, after.type, after.attrs, after.marks)
    return true
  }
  for (const [name, value] of Object.entries(after.attrs)) {
    if (before.attrs[name] !== value) transaction.setNodeAttribute(pos, name, value)
  }
  return true
}

function replaceChildren(transaction: Transaction, start: number, before: Node, after: Node): void {
  const pairs = pairChildren(before.children, after.children)
  const starts: number[] = []
  before.forEach((_child, offset) => starts.push(start + offset))
  const end = start + before.content.size
  // From the end, so that the positions before stay what they are.
  let [left, right] = [before.childCount, after.childCount]
  for (const [one, other] of [...pairs.toReversed(), [-1, -1] as const]) {
    const from = one < 0 ? start : (starts[one] ?? end) + before.child(one).nodeSize
    const to = left < before.childCount ? (starts[left] ?? end) : end
    const added = after.children.slice(other + 1, right)
    if (from < to || added.length > 0) transaction.replaceWith(from, to, [...added])
    if (one >= 0) replaceNode(transaction, starts[one] ?? end, before.child(one), after.child(other))
    ;[left, right] = [one, other]
  }
}

type Pair = readonly [number, number]

/** Which children become which, in order: those that hold something in common, else those in the same place. */
function pairChildren(before: readonly Node[], after: readonly Node[]): Pair[] {
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  const head = Array.from({ length: start }, (_, at): Pair => [at, at])
  const tail = Array.from({ length: end }, (_, at): Pair => [
    before.length - end + at,
    after.length - end + at,
  ])
  const middle = pairRelated(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [...head, ...middle.map(([one, other]): Pair => [one + start, other + start]), ...tail]
}

/** Each child goes to the first one behind those taken that has something of it. */
function pairRelated(before: readonly Node[], after: readonly Node[]): Pair[] {
  const owners = new Map<object, number>()
  after.forEach((node, index) => {
    for (const trace of tracesOf(node)) if (!owners.has(trace)) owners.set(trace, index)
  })
  const pairs: Pair[] = []
  let taken = -1
  before.forEach((node, index) => {
    const found = tracesOf(node).map(trace => owners.get(trace))
    const owner = found.find(at => at !== undefined && at > taken)
    if (owner === undefined) return
    pairs.push([index, owner])
    taken = owner
  })
  return pairs
}

/** What of a node is the same object in another that was made of it: its content, and that of its children. */
function tracesOf(node: Node): object[] {
  return [node.content, ...node.children.map(({ content }) => content)].filter(({ size }) => size > 0)
}

function isSame(a: Node | undefined, b: Node | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || a.eq(b))
}
