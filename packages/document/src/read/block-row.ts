import { Fragment, type Node } from 'prosemirror-model'
import { factsOf } from '../facts/node-facts.ts'

/** Blocks one after the other, as they are read. Neighbours that join, such as lists of one kind, become one. */
export class BlockRow {
  private readonly blocks: Node[] = []
  /** The children of the last block, when others have joined it: it is made anew only once. */
  private joined: Node[] | null = null

  add(node: Node): void {
    const last = this.blocks.at(-1)
    const count = this.joined?.length ?? last?.childCount ?? 0
    if (!last || !factsOf(last).joins(last, node, count)) {
      this.endJoined()
      this.blocks.push(node)
      return
    }
    this.joined ??= [...last.children]
    for (const child of node.children) this.joined.push(child)
  }

  /** All but the last, which may still be joined. */
  takeDone(): Node[] {
    return this.blocks.splice(0, this.blocks.length - 1)
  }

  /** A list without the room for more that one keeps which grew: it lives as long as the document. */
  finish(): Node[] {
    this.endJoined()
    return this.blocks.slice()
  }

  private endJoined(): void {
    const last = this.joined && this.blocks.pop()
    if (last) this.blocks.push(last.copy(Fragment.fromArray(this.joined ?? [])))
    this.joined = null
  }
}
