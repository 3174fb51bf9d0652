import type { Node } from 'prosemirror-model'
import {
  AllSelection,
  NodeSelection,
  TextSelection,
  type Selection,
  type Transaction,
} from 'prosemirror-state'

/** A block that was written anew, between its positions in the document before. */
interface Rewritten {
  readonly from: number
  readonly to: number
  /** Where a position in it is, after so many steps. */
  readonly find: (pos: number) => number
  readonly steps: number
}

/**
 * Maps positions through a transaction that writes the text of whole blocks anew. Its own mapping takes them for deleted;
 * whoever wrote them says where each position went.
 */
export class RewrittenBlocks {
  readonly #transaction: Transaction
  readonly #blocks: Rewritten[] = []

  constructor(transaction: Transaction) {
    this.#transaction = transaction
  }

  /** Notes that the text of a block stands elsewhere now. */
  add(from: number, to: number, find: (pos: number) => number): void {
    this.#blocks.push({ from, to, find, steps: this.#transaction.steps.length })
  }

  map(pos: number, assoc?: number): number {
    const { mapping } = this.#transaction
    const block = this.#blocks.find(({ from, to }) => from < pos && pos < to)
    if (!block) return mapping.map(pos, assoc)
    return mapping.slice(block.steps).map(block.find(pos), assoc)
  }

  /** Selects what the selection of the document before has become. */
  select(selection: Selection): void {
    this.#transaction.setSelection(this.#mapSelection(selection, this.#transaction.doc))
  }

  #mapSelection(selection: Selection, doc: Node): Selection {
    if (selection instanceof AllSelection) return new AllSelection(doc)
    if (selection instanceof NodeSelection) {
      const { from, to, node } = selection
      const start = this.map(to) - node.nodeSize
      if (start >= 0 && doc.nodeAt(start)?.eq(node)) return NodeSelection.create(doc, start)
      return TextSelection.between(doc.resolve(this.map(from)), doc.resolve(this.map(to)))
    }
    return selection.map(doc, {
      map: (pos, assoc) => this.map(pos, assoc),
      mapResult: (pos, assoc) => this.#transaction.mapping.mapResult(pos, assoc),
    })
  }
}
