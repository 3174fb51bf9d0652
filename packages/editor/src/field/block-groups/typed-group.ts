import { changedRange } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { GroupDesc } from './group-desc.ts'
import { nodeDirty, notDirty } from './view-descs.ts'

/** A group, and where it begins: the index of its first block, and its offset in what the groups show. */
interface Place {
  readonly group: GroupDesc
  readonly index: number
  readonly offset: number
}

/** The group of the block in which somebody types; `null` where more has changed than the letters of one block, or the page has lost something. */
export function findTypedGroup(
  groups: readonly GroupDesc[],
  before: readonly Node[],
  after: readonly Node[],
): Place | null {
  const typed = findTypedBlock(before, after)
  if (typed === null) return null
  let [index, offset] = [0, 0]
  let found: Place | null = null
  for (const group of groups) {
    const { childCount } = group.node
    const isHere = index <= typed && typed < index + childCount
    if (isHere) found = { group, index, offset }
    if (group.dirty === nodeDirty || (group.dirty !== notDirty && !isHere)) return null
    index += childCount
    offset += group.size
  }
  return found
}

/** The index of the one block that differs from before, and in nothing but its letters. */
function findTypedBlock(before: readonly Node[], after: readonly Node[]): number | null {
  const { from, beforeTo, to } = changedRange(before, after)
  const [block, typed] = [before[from], after[from]]
  const isOne = to === from + 1 && beforeTo === to
  return isOne && block && typed && differInLetters(block, typed) ? from : null
}

/** Whether nothing tells two blocks apart but their letters, so that groups may begin beside either where they may beside the other. */
function differInLetters(before: Node, after: Node): boolean {
  if (before === after) return true
  if (!before.sameMarkup(after)) return false
  if (after.inlineContent) return [...before.children, ...after.children].every(({ isText }) => isText)
  return (
    before.childCount === after.childCount &&
    before.children.every((child, index) => differInLetters(child, after.child(index)))
  )
}
