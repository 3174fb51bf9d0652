import { indentOf, listAttrs, type ListKind } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { NodeSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { runsOf, type ItemRun } from '../../core/lists/item-runs.ts'
import { leaveSelectedLists } from '../../core/lists/leave-selected-lists.ts'
import { itemsOfBlocks, selectedItems } from '../../core/lists/selected-items.ts'
import { splitListAround } from '../../core/lists/split-list.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { neighbourAttrs } from './neighbour-attrs.ts'
import { makeLists } from './make-lists.ts'

/**
 * Makes the selected blocks items of a list of a kind; where all of them are, they leave their lists. At a caret in a list
 * of another kind the whole list changes.
 */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    if (selectedTextBlocks(state.selection).length === 0) return false
    if (dispatch) {
      const { tr } = state
      if (isListActive(state, kind)) leaveSelectedLists(tr)
      else if (!convertListAround(tr, kind)) makeList(tr, kind)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Whether all selected blocks stand in lists of a kind. */
export function isListActive({ selection }: EditorState, kind: ListKind): boolean {
  const blocks = selectedTextBlocks(selection)
  const items = itemsOfBlocks(selection)
  const isOfKind = ({ pos }: NodeWithPos): boolean => {
    const item = items.get(pos)
    return item !== undefined && listAttrs(item.list.node).kind === kind
  }
  return blocks.length > 0 && blocks.every(isOfKind)
}

/**
 * Makes the blocks that a transaction has selected items of a list of a kind. Of a list of another kind only the
 * selected items change. Headings and code stay what they are.
 */
export function makeList(transaction: Transaction, kind: ListKind): void {
  const { selection } = transaction
  const items = itemsOfBlocks(selection)
  const blocks = selectedTextBlocks(selection).filter(({ pos }) => !items.has(pos))
  const runs = runsOf(selectedItems(selection).filter(({ list }) => listAttrs(list.node).kind !== kind))
  const steps = transaction.steps.length
  const lists = partRuns(transaction, runs)
  const mapping = transaction.mapping.slice(steps)
  const moved = blocks.map(({ node, pos }) => ({ node, pos: mapping.map(pos) }))
  makeLists(transaction, { groups: groupSiblings(moved), lists }, kind)
}

/** Makes runs of items lists of their own, where they are not, and finds these. */
function partRuns(transaction: Transaction, runs: readonly ItemRun[]): NodeWithPos[] {
  // From the end, so that the positions before stay what they are.
  const parted = runs
    .toSorted((a, b) => b.list - a.list || b.from - a.from)
    .map(run => {
      const pos = isPart(transaction.doc, run) ? splitListAround(transaction, run) : run.list
      return { pos, steps: transaction.steps.length }
    })
  return parted.flatMap(({ pos, steps }) => {
    const now = transaction.mapping.slice(steps).map(pos)
    const node = transaction.doc.nodeAt(now)
    return node ? { node, pos: now } : []
  })
}

function isPart(doc: Node, { list, from, to }: ItemRun): boolean {
  return from > 0 || to !== doc.nodeAt(list)?.childCount
}

/** Gives the list around the caret, or around the selected object, a kind; `false` where there is none. */
function convertListAround(transaction: Transaction, kind: ListKind): boolean {
  const { selection } = transaction
  const [item] = selectedItems(selection)
  if (!item || !(selection.empty || selection instanceof NodeSelection)) return false
  convertRun(transaction, { list: item.list.pos, from: 0, to: item.list.node.childCount }, kind)
  return true
}

function convertRun(transaction: Transaction, run: ItemRun, kind: ListKind): void {
  const node = transaction.doc.nodeAt(run.list)
  if (!node || listAttrs(node).kind === kind) return
  const pos = splitListAround(transaction, run)
  const end = pos + (transaction.doc.nodeAt(pos)?.nodeSize ?? 0)
  const neighbours = [transaction.doc.resolve(pos).nodeBefore, transaction.doc.resolve(end).nodeAfter]
  const attrs = neighbourAttrs(neighbours, kind) ?? { indent: indentOf(node) }
  transaction.setNodeMarkup(pos, null, { marker: null, ...attrs, kind, start: null })
}

/** Parts blocks into groups that stand side by side. */
function groupSiblings(blocks: readonly NodeWithPos[]): NodeWithPos[][] {
  const groups: NodeWithPos[][] = []
  let end = -1
  for (const block of blocks) {
    if (block.pos === end) groups.at(-1)?.push(block)
    else groups.push([block])
    end = block.pos + block.node.nodeSize
  }
  return groups
}
