import type { Mark, MarkType, Node } from 'prosemirror-model'
import type { SelectionRange, Transaction } from 'prosemirror-state'
import { StepMap, Transform, type Step } from 'prosemirror-transform'
import { takeTogether } from './many-steps.ts'

/** Collects the steps of a transform without taking them. */
class CollectedSteps extends Transform {
  override step(step: Step): this {
    this.steps.push(step)
    return this
  }
}

type Range = Pick<SelectionRange, '$from' | '$to'>

/** Gives all text of ranges a mark, where it may have it. */
export function addMarkTo(transaction: Transaction, ranges: readonly Range[], mark: Mark): void {
  const add: ChangeText = (text, from, to) => void text.addMark(from, to, mark)
  takeTogether(
    transaction,
    ranges.flatMap(range => stepsOf(transaction.doc, range, add)),
  )
}

/** Takes marks of some types off all text of ranges. */
export function removeMarksFrom(
  transaction: Transaction,
  ranges: readonly Range[],
  types: readonly MarkType[],
): void {
  takeTogether(transaction, stepsWithout(transaction.doc, ranges, types))
}

/** The steps that take marks of some types off all text of ranges. */
export function stepsWithout(doc: Node, ranges: readonly Range[], types: readonly MarkType[]): Step[] {
  const remove: ChangeText = (text, from, to) => {
    for (const type of types) text.removeMark(from, to, type)
  }
  return ranges.flatMap(range => stepsOf(doc, range, remove))
}

type ChangeText = (text: Transform, from: number, to: number) => void

/** One text after another: of the whole document, `removeMark` compares each piece of text with all before it. */
function stepsOf(doc: Node, { $from, $to }: Range, change: ChangeText): Step[] {
  const steps: Step[] = []
  doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
    if (!node.isTextblock) return true
    const start = pos + 1
    const text = new CollectedSteps(node)
    change(text, Math.max(0, $from.pos - start), Math.min(node.content.size, $to.pos - start))
    const there = StepMap.offset(start)
    for (const step of text.steps) steps.push(step.map(there) ?? step)
    return false
  })
  return steps
}
