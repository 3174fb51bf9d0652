import { listAttrs, schema } from '@taskfield/document'
import { Fragment, Slice, type ResolvedPos } from 'prosemirror-model'
import type { Command, EditorState, Selection, Transaction } from 'prosemirror-state'
import { ReplaceAroundStep } from 'prosemirror-transform'
import { findItemDepth } from '../../core/lists/find-item.ts'
import { rangeOfRun, runsOf, type ItemRun } from '../../core/lists/item-runs.ts'
import { liftItemRuns } from '../../core/lists/lift-items.ts'
import { selectedItems } from '../../core/lists/selected-items.ts'
import { rootsOf } from '../../core/selection/selected-blocks.ts'

const { list, listItem } = schema.nodes

/** Moves the selected items, with those in them, into the items before them. They take on the kind of the list there. */
export const sinkItems: Command = (state, dispatch) => {
  const runs = selectedRuns(state).filter(run => run.from > 0)
  if (runs.length === 0) return false
  if (dispatch) {
    const { tr } = state
    for (const run of runs.toReversed()) indentRun(tr, run)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Moves the selected items out one level; on the first level they leave their list. */
export const liftItems: Command = (state, dispatch) => {
  const runs = selectedRuns(state)
  if (runs.length === 0) return false
  if (dispatch) {
    const { tr } = state
    liftItemRuns(tr, runs)
    dispatch(tr.scrollIntoView())
  }
  return true
}

/** Tab in a list never leaves the field, also where there is nothing to move. */
export const stayInList: Command = ({ selection: { $from, $to, ranges } }) =>
  ranges.length === 1 && !isCode($from) && [$from, $to].some($end => findItemDepth($end) > 0)

const found = new WeakMap<Selection, readonly ItemRun[]>()

/** The selected items that are moved. In code Tab means something else, and with cells the table is asked. */
function selectedRuns({ selection }: EditorState): readonly ItemRun[] {
  if (isCode(selection.$from) || selection.ranges.length > 1) return []
  const known = found.get(selection)
  if (known) return known
  const runs = runsOf(rootsOf(selectedItems(selection)))
  found.set(selection, runs)
  return runs
}

function isCode({ parent }: ResolvedPos): boolean {
  return parent.type.spec.code === true
}

function indentRun(transaction: Transaction, run: ItemRun): void {
  const parent = transaction.doc.nodeAt(run.list)
  const joins = parent?.child(run.from - 1).lastChild?.type === list
  const { start, end } = rangeOfRun(transaction.doc, run)
  // The list at the end of the item before takes the run in; where there is none it gets one.
  const inner = list.create(parent && { kind: listAttrs(parent).kind }, joins ? listItem.create() : null)
  const open = joins ? 3 : 1
  const slice = new Slice(Fragment.from(listItem.create(null, inner)), open, 0)
  transaction.step(new ReplaceAroundStep(start - open, end, start, end, slice, 1, true))
}
