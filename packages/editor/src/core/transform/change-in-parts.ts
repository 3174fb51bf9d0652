import { Fragment, type Node } from 'prosemirror-model'
import { StepMap, type Step } from 'prosemirror-transform'

/** Changes a part of a document, whose content begins at an offset in it, by steps that are about this part alone. */
type ChangePart = (part: Node, steps: readonly Step[], offset: number) => Node

/** A step and where it changes something. */
interface PlacedStep {
  readonly step: Step
  readonly from: number
  readonly to: number
}

/** Children next to each other, and the steps that are about them. */
interface Part {
  from: number
  to: number
  readonly steps: PlacedStep[]
}

/** What has fewer children than this is changed as a whole. */
const few = 16

/**
 * Changes the parts of a document that steps are about, each by itself, so that a part costs what it holds and not what the document does.
 * The steps must not change positions. `null` where the content is no longer valid.
 */
export function changeInParts(doc: Node, steps: readonly Step[], change: ChangePart): Node | null {
  return changeWithin(doc, steps.map(placed), 0, change)
}

function placed(step: Step): PlacedStep {
  const { from, to, pos } = step as Partial<Record<'from' | 'to' | 'pos', number>>
  if (pos !== undefined) return { step, from: pos, to: pos + 1 }
  return { step, from: from ?? 0, to: to ?? Infinity }
}

function changeWithin(
  root: Node,
  steps: readonly PlacedStep[],
  offset: number,
  change: ChangePart,
): Node | null {
  if (root.childCount < few || root.inlineContent) return change(root, local(steps, offset), offset)
  const starts = startsOf(root)
  const children = [...root.children]
  for (const part of partsOf(steps, starts, offset).toReversed()) {
    const { from, to } = part
    const after = changePart(root, part, offset + (starts[from] ?? 0), change)
    if (!after) return null
    children.splice(from, to - from, ...after)
  }
  const content = Fragment.fromArray(children)
  return root.type.validContent(content) ? root.copy(content) : null
}

/** What the children of a part become, the first of which stands at a position. */
function changePart(
  root: Node,
  { from, to, steps }: Part,
  pos: number,
  change: ChangePart,
): readonly Node[] | null {
  const block = root.child(from)
  const end = pos + block.nodeSize
  if (to === from + 1 && steps.every(step => step.from > pos && step.to < end)) {
    const after = changeWithin(block, steps, pos + 1, change)
    return after && [after]
  }
  const blocks = root.copy(Fragment.fromArray(root.children.slice(from, to)))
  return change(blocks, local(steps, pos), pos).children
}

/** The steps at positions that count from an offset. */
function local(steps: readonly PlacedStep[], offset: number): Step[] {
  const back = StepMap.offset(-offset)
  return steps.map(({ step }) => (offset === 0 ? step : step.map(back))).filter(step => step !== null)
}

function startsOf(root: Node): number[] {
  const starts: number[] = []
  root.forEach((_, start) => starts.push(start))
  return starts
}

/** Parts the children so that each step is about one part only. A part keeps the order of its steps. */
function partsOf(steps: readonly PlacedStep[], starts: readonly number[], offset: number): Part[] {
  const spans = steps.map(step => ({
    step,
    first: childAt(starts, step.from - offset),
    last: childAt(starts, step.to - offset - 1),
  }))
  const parts: Part[] = []
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    const before = parts.at(-1)
    if (before && first < before.to) before.to = Math.max(before.to, last + 1)
    else parts.push({ from: first, to: Math.max(first, last) + 1, steps: [] })
  }
  const partOfChild: Part[] = []
  for (const part of parts) for (let index = part.from; index < part.to; index++) partOfChild[index] = part
  for (const { step, first } of spans) partOfChild[first]?.steps.push(step)
  return parts
}

/** The index of the child that begins at a place or around it. */
function childAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
