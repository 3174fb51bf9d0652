import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { groupStarts, mayBegin, reach } from './boundaries.ts'
import { DecorationDeal } from './group-decorations.ts'
import {
  blocksNode,
  farClass,
  groupDescClass,
  groupElement,
  type GroupDesc,
  type NodeViewDescClass,
} from './group-desc.ts'
import { regroup, type Change } from './regroup.ts'
import { showInOrder } from './show-in-order.ts'
import {
  contentDirty,
  innerView,
  nodeDirty,
  notDirty,
  type NodeViewDesc,
  type ViewDesc,
} from './view-descs.ts'

export interface GroupLimits {
  from: number
  size: number
  atOnce: number
}

/** Some blocks next to each other, and where the first of them stands. */
interface Run {
  readonly index: number
  readonly pos: number
  readonly blocks: readonly Node[]
}

/** Groups next to each other, and where the first of them begins. */
interface Span {
  readonly at: number
  readonly count: number
  readonly index: number
  readonly pos: number
  /** Whether their blocks have to be dealt anew. */
  readonly isWrong: boolean
}

/** Keeps the blocks that a view shows in groups, and draws those groups anew in which something has changed. */
export class GroupedChildren {
  readonly #view: EditorView
  readonly #docView: NodeViewDesc
  readonly #limits: GroupLimits
  readonly #onDraw: (group: GroupDesc) => void
  /** The blocks that are drawn. */
  #drawn: readonly Node[]

  /** Puts into groups what has been drawn without them. */
  constructor(
    view: EditorView,
    docView: NodeViewDesc,
    limits: GroupLimits,
    onDraw: (group: GroupDesc) => void,
  ) {
    this.#view = view
    this.#docView = docView
    this.#limits = limits
    this.#onDraw = onDraw
    this.#drawn = docView.children.flatMap(({ node }) => node ?? [])
    docView.children = this.#dealOut(docView.children, { index: 0, pos: 0, blocks: this.#drawn }, [])
    this.#show()
  }

  /** Draws what the document has become, where what is drawn knows nothing of it: neither its blocks nor what stands around them. */
  drawAnew(): void {
    for (const group of this.#groups) group.dirty = Math.max(group.dirty, contentDirty)
    this.update()
  }

  /** Draws what the document has become. */
  update(): void {
    const before = this.#groups
    const { children } = this.#docView.node
    const change = regroup(
      this.#drawn,
      children,
      this.#groups.map(({ node }) => node.childCount),
    )
    this.#drawn = children
    const counts = new Map(this.#groups.map((group, at) => [group, change.sizes[at] ?? 0]))
    for (const [group, count] of counts) if (count === 0) group.destroy()
    this.#docView.children = this.#groups.filter(group => counts.get(group) !== 0)
    this.#partLong(counts)
    this.#draw(counts, change)
    this.#mendBoundaries(change)
    const isSame =
      before.length === this.#groups.length && before.every((group, at) => group === this.#groups[at])
    if (!isSame || this.#docView.dirty >= contentDirty) this.#show()
  }

  get #groups(): GroupDesc[] {
    return this.#docView.children as GroupDesc[]
  }

  #decorations(): DecorationDeal {
    return new DecorationDeal(this.#docView.innerDeco, this.#docView.node)
  }

  #makeGroup(node: Node, pos: number, decorations: DecorationDeal): GroupDesc {
    const element = groupElement(node)
    const Group = groupDescClass(this.#docView.constructor as NodeViewDescClass)
    return new Group(this.#docView, node, [], decorations.of(node, pos), element, element, element)
  }

  /** Parts groups to which many blocks came, so that what is behind the first of them can be drawn later. */
  #partLong(counts: Map<GroupDesc, number>): void {
    const decorations = this.#decorations()
    let end = 0
    this.#docView.children = this.#groups.flatMap(group => {
      const from = end
      const count = counts.get(group) ?? 0
      end += count
      if (count - group.node.childCount <= this.#limits.atOnce) return group
      const starts = groupStarts(this.#drawn, this.#limits.size, from, end)
      return starts.map((start, at) => {
        const blocks = this.#drawn.slice(start, starts[at + 1] ?? end)
        const part = at === 0 ? group : this.#makeGroup(blocksNode(blocks), 0, decorations)
        counts.set(part, blocks.length)
        if (at > 0) this.#drawLater(part)
        return part
      })
    })
  }

  #drawLater(group: GroupDesc): void {
    group.draw = () => {
      group.draw = null
      group.updateChildren(this.#view, group.posAtStart)
      this.#onDraw(group)
    }
    this.#onDraw(group)
  }

  #draw(counts: ReadonlyMap<GroupDesc, number>, change: Change): void {
    const { from, to } = change
    const decorations = this.#decorations()
    let [index, pos] = [0, 0]
    for (const [at, group] of this.#groups.entries()) {
      const end = index + (counts.get(group) ?? 0)
      const isSame = end - index === group.node.childCount && (end <= from || index >= to)
      const node = isSame ? group.node : blocksNode(this.#drawn.slice(index, end))
      if (group.dirty === nodeDirty) {
        // The page has lost something of it.
        const made = this.#makeGroup(node, pos, decorations)
        group.destroy()
        this.#docView.children[at] = made
        made.updateChildren(this.#view, pos)
        this.#onDraw(made)
      } else {
        if (!isSame) this.#putOff(group, change)
        this.#update(group, node, pos, decorations)
      }
      index = end
      pos += node.content.size
    }
  }

  /** Where much changes, takes away what is drawn of a group that nobody sees, until it is drawn as it has become. */
  #putOff(group: GroupDesc, { from, to }: Change): void {
    if (to - from <= this.#limits.atOnce || this.#view.composing || !mayWait(group)) return
    for (const desc of group.children) desc.destroy()
    group.children = []
    group.contentDOM.replaceChildren()
    group.dirty = notDirty
    this.#drawLater(group)
  }

  #update(group: GroupDesc, node: Node, pos: number, decorations: DecorationDeal): void {
    const inner = decorations.of(node, pos)
    if (group.draw) {
      group.node = node
      group.innerDeco = inner
      return
    }
    const isSame = node === group.node && group.dirty === notDirty
    if (isSame && (inner === group.innerDeco || inner.eq(group.innerDeco))) return
    group.updateInner(node, [], inner, this.#view)
    this.#onDraw(group)
  }

  /** Deals the blocks anew where a group may no longer begin where it does, or has grown long. */
  #mendBoundaries(change: Change): void {
    for (const span of this.#wrongSpans(change).toReversed()) {
      const old = this.#groups.slice(span.at, span.at + span.count)
      const blocks = old.flatMap(({ node }) => node.children)
      const descs = old.flatMap(({ children }) => children)
      const made = this.#dealOut(descs, { ...span, blocks }, old)
      this.#docView.children.splice(span.at, span.count, ...made)
    }
  }

  #wrongSpans({ from, to }: Change): Span[] {
    const spans: Span[] = []
    let [index, pos] = [0, 0]
    for (const [at, group] of this.#groups.entries()) {
      const { childCount } = group.node
      const before = spans.at(-1)
      const isNear = index >= from && index <= to + reach
      if (before && isNear && !mayBegin(this.#drawn, index)) {
        spans[spans.length - 1] = { ...before, count: before.count + 1, isWrong: true }
      } else {
        const isTouched = index <= to && index + childCount >= from
        spans.push({ at, count: 1, index, pos, isWrong: isTouched && this.#isLong(index, childCount) })
      }
      index += childCount
      pos += group.size
    }
    return spans.filter(({ isWrong }) => isWrong)
  }

  #isLong(index: number, count: number): boolean {
    return (
      count > 2 * this.#limits.size &&
      groupStarts(this.#drawn, this.#limits.size, index, index + count).length > 1
    )
  }

  /** Groups for blocks that are drawn. The one with the caret stays where it is in the page; of the others, new ones are made. */
  #dealOut(descs: readonly ViewDesc[], { index, pos, blocks }: Run, old: readonly GroupDesc[]): GroupDesc[] {
    const starts = groupStarts(this.#drawn, this.#limits.size, index, index + blocks.length)
    const parts = partsOf(
      descs,
      starts.map(start => start - index),
    )
    const caret = old.length > 0 ? this.#withCaret(descs) : undefined
    const kept = caret && old.find(({ children }) => children.includes(caret))
    const decorations = this.#decorations()
    let start = pos
    const made = parts.map(part => {
      const node = blocksNode(part.flatMap(desc => desc.node ?? []))
      const group = kept && caret && part.includes(caret) ? kept : this.#makeGroup(node, start, decorations)
      group.node = node
      group.innerDeco = decorations.of(node, start)
      start += node.content.size
      return group
    })
    for (const group of old) group.children = []
    for (const [at, group] of made.entries()) adopt(group, parts[at] ?? [])
    for (const group of old) if (group !== kept) group.destroy()
    for (const group of made) this.#onDraw(group)
    // A selection in what was moved is set again.
    innerView(this.#view).trackWrites = null
    return made
  }

  #withCaret(descs: readonly ViewDesc[]): ViewDesc | undefined {
    const { node } = this.#view.domAtPos(this.#view.state.selection.head)
    return descs.find(({ dom }) => dom.contains(node))
  }

  #show(): void {
    const inner = innerView(this.#view)
    const parent = this.#docView.contentDOM
    const elements = this.#groups.map(({ dom }) => dom)
    if (showInOrder(parent, elements) && inner.trackWrites === parent) inner.trackWrites = null
  }
}

/** Whether nobody sees or hears a group. What plays goes on, and what has the focus keeps it. */
function mayWait({ draw, dom }: GroupDesc): boolean {
  return !draw && dom.classList.contains(farClass) && !dom.querySelector('iframe, video, audio, :focus')
}

function adopt(group: GroupDesc, descs: ViewDesc[]): void {
  for (const desc of descs) desc.parent = group
  group.children = descs
  showInOrder(
    group.contentDOM,
    descs.map(({ dom }) => dom),
  )
}

/** What describes blocks, parted before those that begin groups. What is drawn between two blocks goes with the second. */
function partsOf(descs: readonly ViewDesc[], starts: readonly number[]): ViewDesc[][] {
  const parts: ViewDesc[][] = starts.map(() => [])
  let [index, part] = [0, 0]
  for (const desc of descs) {
    if (index === starts[part + 1]) part++
    parts[part]?.push(desc)
    if (desc.node) index++
  }
  return parts
}
