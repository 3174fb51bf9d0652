import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { runsOf, type ItemRun } from '../../core/lists/item-runs.ts'
import { freeItem } from '../../core/lists/outdent-items.ts'
import { itemsOfBlocks, selectedItems } from '../../core/lists/selected-items.ts'
import { splitListAround } from '../../core/lists/split-list.ts'
import { selectedTextBlocks, type PlacedNode } from '../../core/selected-blocks.ts'
import { neighbourAttrs } from './neighbour-attrs.ts'
import { wrapInList } from './wrap-in-list.ts'

/** What the items of a list begin with. */
export type ListKind = 'bulleted' | 'numbered' | 'checkbox'

/** Makes the selected blocks items of a list of a kind; where all of them are, they become paragraphs again. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    if (selectedTextBlocks(state.selection).length === 0) return false
    if (dispatch) {
      const { tr } = state
      if (isListActive(state, kind)) leaveLists(tr)
      else makeList(tr, kind)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Whether all selected blocks stand in lists of a kind. */
export function isListActive({ selection }: EditorState, kind: ListKind): boolean {
  const blocks = selectedTextBlocks(selection)
  const items = itemsOfBlocks(selection)
  const isOfKind = ({ position }: PlacedNode): boolean =>
    items.get(position)?.list.node.attrs['kind'] === kind
  return blocks.length > 0 && blocks.every(isOfKind)
}

/**
 * Makes the blocks that a transaction has selected items of a list of a kind. Of a list of another kind only the
 * selected items change. A heading becomes a plain item; code stays code.
 */
export function makeList(transaction: Transaction, kind: ListKind): void {
  const { selection } = transaction
  const items = itemsOfBlocks(selection)
  const blocks = selectedTextBlocks(selection).filter(({ position }) => !items.has(position))
  const runs = runsOf(selectedItems(selection))
  // From the end, so that the positions before stay what they are.
  const jobs = [
    ...groupSiblings(blocks).map(group => ({
      at: group[0]?.position ?? 0,
      run: () => wrapInList(transaction, group, kind),
    })),
    ...runs.map(run => ({ at: run.list, run: () => convertRun(transaction, run, kind) })),
  ]
  for (const job of jobs.toSorted((a, b) => b.at - a.at)) job.run()
}

/** Makes the selected items blocks outside all lists. */
function leaveLists(transaction: Transaction): void {
  for (const { position } of selectedItems(transaction.selection).toReversed())
    freeItem(transaction, position)
}

function convertRun(transaction: Transaction, run: ItemRun, kind: ListKind): void {
  const node = transaction.doc.nodeAt(run.list)
  if (!node || node.attrs['kind'] === kind) return
  const position = splitListAround(transaction, run)
  const end = position + (transaction.doc.nodeAt(position)?.nodeSize ?? 0)
  const attrs = neighbourAttrs(transaction.doc, position, end, kind) ?? { indent: node.attrs['indent'] }
  transaction.setNodeMarkup(position, null, { marker: null, ...attrs, kind, start: null })
}

/** Parts blocks into groups that stand side by side. */
function groupSiblings(blocks: readonly PlacedNode[]): PlacedNode[][] {
  const groups: PlacedNode[][] = []
  let end = -1
  for (const block of blocks) {
    if (block.position === end) groups.at(-1)?.push(block)
    else groups.push([block])
    end = block.position + block.node.nodeSize
  }
  return groups
}
