import type { Node } from 'prosemirror-model'
import type { DecorationSource } from 'prosemirror-view'
import { noDecorations, type InnerDecoration, type InnerDecorations } from './view-descs.ts'

/** The decorations of some of a document's blocks, at positions that count from the first of them. */
class GroupDecorations implements InnerDecorations {
  readonly #all: InnerDecorations
  readonly #blocks: Node
  readonly #from: number
  readonly #locals: readonly InnerDecoration[]

  constructor(all: InnerDecorations, own: readonly InnerDecoration[], blocks: Node, from: number) {
    this.#all = all
    this.#blocks = blocks
    this.#from = from
    this.#locals = own.map(decoration =>
      decoration.copy(
        Math.max(decoration.from - from, 0),
        Math.min(decoration.to - from, blocks.content.size),
      ),
    )
  }

  locals(): readonly InnerDecoration[] {
    return this.#locals
  }

  forChild(offset: number, child: Node): DecorationSource {
    return this.#all.forChild(this.#from + offset, child)
  }

  /** Whether others look the same around the same blocks. */
  eq(other: InnerDecorations): boolean {
    if (!(other instanceof GroupDecorations)) return false
    const [mine, theirs] = [this.#locals, other.#locals]
    if (mine.length !== theirs.length) return false
    return mine.every((decoration, index) => isAlike(decoration, theirs[index])) && this.#hasSameInside(other)
  }

  #hasSameInside(other: GroupDecorations): boolean {
    let isSame = true
    this.#blocks.forEach((block, offset) => {
      isSame &&= inner(this.forChild(offset, block)).eq(inner(other.forChild(offset, block)))
    })
    return isSame
  }
}

function inner(source: DecorationSource): InnerDecorations {
  return source as unknown as InnerDecorations
}

function isAlike(decoration: InnerDecoration, other: InnerDecoration | undefined): boolean {
  return other !== undefined && decoration.eq(other)
}

/** Deals the decorations of a document out to groups of its blocks, which are asked for in their order. */
export class DecorationDeal {
  readonly #all: InnerDecorations
  readonly #locals: readonly InnerDecoration[]
  readonly #end: number

  constructor(all: InnerDecorations, doc: Node) {
    this.#all = all
    this.#locals = all.locals(doc)
    this.#end = doc.content.size
  }

  /** What stands at the place between two groups belongs to the second. */
  of(blocks: Node, from: number): InnerDecorations {
    if (this.#all === noDecorations) return this.#all
    const to = from + blocks.content.size
    const own = this.#locals.filter(decoration =>
      decoration.from === decoration.to
        ? decoration.from >= from && (decoration.from < to || to === this.#end)
        : decoration.from < to && decoration.to > from,
    )
    return new GroupDecorations(this.#all, own, blocks, from)
  }
}
