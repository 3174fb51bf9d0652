import { Fragment, type Node } from 'prosemirror-model'

/** The start of a block, as a node without content, or the end of one. */
export type Border = Node | 'end'

/** Starts and ends of blocks that take the place of those between two positions. */
export interface BorderChange {
  readonly from: number
  readonly to: number
  readonly borders: readonly Border[]
}

/** A block whose end has not come yet. */
interface OpenBlock {
  readonly node: Node
  readonly children: Node[]
}

/** A document with other borders, and the borders that were there before, for each change. */
export interface Rebuilt {
  readonly doc: Node
  readonly former: readonly (readonly Border[])[]
}

/**
 * Writes a document anew with other borders of blocks. Blocks in which nothing changes are taken as they are.
 *
 * @throws {RangeError} where blocks do not end as they began, or hold what they must not.
 */
export function rebuild(doc: Node, changes: readonly BorderChange[]): Rebuilt {
  const builder = new Builder(doc, changes)
  builder.walk(doc, 0)
  return { doc: builder.finish(doc.content.size), former: builder.former }
}

class Builder {
  readonly former: Border[][]
  readonly #open: OpenBlock[]
  readonly #changes: readonly BorderChange[]
  #next = 0

  constructor(doc: Node, changes: readonly BorderChange[]) {
    this.#open = [{ node: doc, children: [] }]
    this.#changes = changes
    this.former = changes.map(() => [])
  }

  /** Takes the content of a node, which begins at a position. */
  walk(parent: Node, start: number): void {
    let pos = start
    for (const child of parent.children) {
      this.#border(pos)
      const end = pos + child.nodeSize
      if (this.#isWithin(pos, end)) {
        if (child.isLeaf || child.inlineContent)
          throw new RangeError(`Position ${pos} stands in a text, not between blocks`)
        this.#walkInto(child, pos)
      } else {
        this.#top().children.push(child)
      }
      pos = end
    }
    this.#border(pos)
  }

  finish(size: number): Node {
    const [root, ...others] = this.#open
    if (!root || others.length > 0 || this.#next < this.#changes.length)
      throw new RangeError(`Blocks do not end as they begin before position ${size}`)
    return closed(root)
  }

  #walkInto(block: Node, pos: number): void {
    const end = pos + block.nodeSize
    if (!this.#isDropped(pos, block)) this.#open.push({ node: block, children: [] })
    this.walk(block, pos + 1)
    if (!this.#isDropped(end - 1, 'end')) this.#close()
  }

  /** Writes the borders that are to stand at a position. */
  #border(pos: number): void {
    const change = this.#changes[this.#next]
    if (change?.from === pos && change.to === pos) this.#write(change)
  }

  /** Whether the border at a position is one of those that others take the place of; these are written with the last. */
  #isDropped(pos: number, border: Border): boolean {
    const change = this.#changes[this.#next]
    if (!change || pos < change.from || pos >= change.to) return false
    this.former[this.#next]?.push(border === 'end' ? border : border.copy(Fragment.empty))
    if (pos === change.to - 1) this.#write(change)
    return true
  }

  /** Whether something changes at the borders of a block or in it. */
  #isWithin(from: number, to: number): boolean {
    const change = this.#changes[this.#next]
    return change !== undefined && change.from < to && change.to > from
  }

  #write({ borders }: BorderChange): void {
    this.#next++
    for (const border of borders) {
      if (border === 'end') this.#close()
      else this.#open.push({ node: border, children: [] })
    }
  }

  #close(): void {
    const block = this.#open.pop()
    if (block) this.#top().children.push(closed(block))
  }

  #top(): OpenBlock {
    const top = this.#open.at(-1)
    if (!top) throw new RangeError('A block ends that has not begun')
    return top
  }
}

function closed({ node, children }: OpenBlock): Node {
  const content = Fragment.fromArray(children)
  if (!node.type.validContent(content)) throw new RangeError(`Invalid content for ${node.type.name}`)
  return node.copy(content)
}
