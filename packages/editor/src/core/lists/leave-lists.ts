import { indentOf, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import { changeBorders } from '../transform/border-step.ts'
import { takeTogether } from '../transform/many-steps.ts'
import type { BorderChange } from '../transform/rebuild-borders.ts'
import { rangeOfRun, type ItemRun } from './item-runs.ts'

const { list } = schema.nodes

/**
 * Puts the blocks of items in the place of these, all in one step, `withLists` also those of the lists in them. The items
 * after a run are a list of their own. The lists of the runs stand in no items.
 */
export function leaveLists(transaction: Transaction, runs: readonly ItemRun[], withLists: boolean): void {
  const leaving = new Leaving(transaction.doc, withLists)
  for (const run of runs) leaving.take(run)
  takeTogether(transaction, leaving.indents)
  changeBorders(
    transaction,
    leaving.changes.toSorted((a, b) => a.from - b.from),
  )
}

/** Collects what has to change for runs of items. */
class Leaving {
  readonly changes: BorderChange[] = []
  readonly indents: AttrStep[] = []
  readonly #doc: Node
  readonly #withLists: boolean

  constructor(doc: Node, withLists: boolean) {
    this.#doc = doc
    this.#withLists = withLists
  }

  take(run: ItemRun): void {
    const parent = this.#doc.nodeAt(run.list)
    if (!parent) return
    const { start, end } = rangeOfRun(this.#doc, run)
    if (run.from > 0) this.changes.push({ from: start, to: start, borders: ['end'] })
    else this.#drop(run.list)
    this.#takeItems(parent.children.slice(run.from, run.to), start)
    // Where no item stays before them, the others start with the number of the list.
    const attrs = run.from > 0 ? { ...parent.attrs, start: null } : parent.attrs
    if (run.to === parent.childCount) this.#drop(end)
    else this.changes.push({ from: end, to: end, borders: [list.create(attrs)] })
  }

  #takeItems(items: readonly Node[], start: number): void {
    let pos = start
    for (const item of items) {
      this.#drop(pos)
      this.#keepIndent(item, pos + 1)
      if (this.#withLists) this.#takeLists(item, pos + 1)
      pos += item.nodeSize
      this.#drop(pos - 1)
    }
  }

  #takeLists(item: Node, start: number): void {
    item.forEach((block, offset) => {
      if (block.type !== list) return
      const pos = start + offset
      this.#drop(pos)
      this.#takeItems(block.children, pos + 1)
      this.#drop(pos + block.nodeSize - 1)
    })
  }

  /** The indent of an item that is none any more goes on in its first block. */
  #keepIndent(item: Node, pos: number): void {
    const { firstChild: block } = item
    const indent = indentOf(item)
    if (indent !== null && block && 'indent' in block.attrs && indentOf(block) === null)
      this.indents.push(new AttrStep(pos, 'indent', indent))
  }

  #drop(pos: number): void {
    this.changes.push({ from: pos, to: pos + 1, borders: [] })
  }
}
