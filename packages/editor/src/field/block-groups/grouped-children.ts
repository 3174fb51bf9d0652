import type { Node } from 'prosemirror-model'
import { groupStarts, mayBegin, reach, weightOf } from './boundaries.ts'
import { dealOut } from './deal-out.ts'
import { clearGroup, farClass, type GroupDesc } from './group-desc.ts'
import type { DecorationDeal } from './group-decorations.ts'
import type { GroupMaker } from './group-maker.ts'
import { regroup, type Change } from './regroup.ts'
import { showInOrder } from './show-in-order.ts'
import { findTypedGroup } from './typed-group.ts'
import {
  contentDirty,
  innerView,
  nodeDirty,
  noDecorations,
  notDirty,
  type NodeViewDesc,
} from './view-descs.ts'

export interface GroupLimits {
  from: number
  size: number
  atOnce: number
}

/** Groups next to each other whose blocks have to be dealt anew, and the first of these blocks. */
interface Span {
  readonly at: number
  readonly count: number
  readonly index: number
  readonly offset: number
  readonly isWrong: boolean
}

/** Keeps the children of what a view shows in groups, and draws those groups anew in which something has changed. */
export class GroupedChildren {
  readonly #maker: GroupMaker
  readonly #atOnce: number
  /** The blocks that are shown. */
  #shown: readonly Node[]
  /** Where the first of them stands. */
  #start: number
  /** Whether they are shown without decorations. */
  #isPlain = false

  /** Puts into groups what has been drawn without them. The content of the parent begins at a position. */
  constructor(maker: GroupMaker, start: number, atOnce: number) {
    this.#maker = maker
    this.#atOnce = atOnce
    this.#start = start
    const { groups } = this.#maker
    if (groups.some(child => 'asParent' in child)) {
      // Another parent had them, of another kind.
      this.#shown = groups.flatMap(({ node }) => node.children)
    } else {
      this.#shown = groups.flatMap(({ node }) => node ?? [])
      if (groups.length > 0) this.#deal()
    }
    this.#show()
  }

  /** Draws what the parent has become, where what is drawn knows nothing of it: neither its blocks nor what stands around them. */
  drawAnew(start: number): void {
    if (this.#groups.length === 0) return this.#drawFirst(start)
    for (const group of this.#groups) group.dirty = Math.max(group.dirty, contentDirty)
    this.update(start)
  }

  /** Draws a parent of which nothing is drawn: of much the first group, and the others later. */
  #drawFirst(start: number): void {
    this.#start = start
    this.#shown = this.#maker.parent.node.children
    this.#deal()
    this.#show()
    const [first] = this.#groups
    const isMuch = first && this.#isMuch(first, 0, this.#shown.length)
    let pos = start
    for (const group of this.#groups) {
      if (group === first || !isMuch) this.#maker.draw(group, pos)
      pos += group.size
    }
  }

  /** Deals all blocks out. */
  #deal(): void {
    dealOut(this.#maker, this.#shown, { from: 0, to: this.#shown.length, offset: 0, pos: this.#start }, [])
  }

  /** Draws what the parent has become, whose content begins at a position. */
  update(start: number): void {
    this.#start = start
    if (this.#drawLetters()) return
    const { parent } = this.#maker
    const before = this.#groups
    const { children } = parent.node
    const change = regroup(
      this.#shown,
      children,
      this.#groups.map(({ node }) => node.childCount),
    )
    this.#shown = children
    const counts = new Map(this.#groups.map((group, at) => [group, change.sizes[at] ?? 0]))
    for (const [group, count] of counts) if (count === 0) group.destroy()
    parent.children = this.#groups.filter(group => counts.get(group) !== 0)
    this.#partLong(counts)
    this.#draw(counts, change)
    this.#mendBoundaries(change)
    const isSame =
      before.length === this.#groups.length && before.every((group, at) => group === this.#groups[at])
    if (!isSame || parent.dirty >= contentDirty) this.#show()
    this.#maker.number()
    this.#isPlain = isPlain(parent)
  }

  /** Draws a block with other letters in it, where nothing else has changed, and tells whether that is so. */
  #drawLetters(): boolean {
    const { parent } = this.#maker
    const { children } = parent.node
    if (!this.#isPlain || !isPlain(parent) || parent.dirty >= contentDirty) return false
    const typed = findTypedGroup(this.#groups, this.#shown, children)
    if (!typed) return false
    this.#shown = children
    const { group, index, offset } = typed
    const node = this.#maker.part(children.slice(index, index + group.node.childCount))
    this.#update(group, node, offset, this.#maker.decorations())
    return true
  }

  get #groups(): GroupDesc[] {
    return this.#maker.groups
  }

  /** Parts groups to which many blocks came, so that what is behind the first of them can be drawn later. */
  #partLong(counts: Map<GroupDesc, number>): void {
    const maker = this.#maker
    const decorations = maker.decorations()
    let end = 0
    maker.parent.children = this.#groups.flatMap(group => {
      const from = end
      const count = counts.get(group) ?? 0
      end += count
      if (count <= group.node.childCount || !this.#isMuch(group, from, end)) return group
      const starts = groupStarts(this.#shown, maker.size, from, end)
      return starts.map((start, at) => {
        const blocks = this.#shown.slice(start, starts[at + 1] ?? end)
        const part = at === 0 ? group : maker.make(maker.part(blocks), 0, decorations)
        counts.set(part, blocks.length)
        if (at > 0) maker.drawLater(part)
        return part
      })
    })
  }

  #isMuch(group: GroupDesc, from: number, to: number): boolean {
    const weight = (blocks: readonly Node[]): number =>
      blocks.reduce((sum, block) => sum + weightOf(block), 0)
    return weight(this.#shown.slice(from, to)) - weight(group.node.children) > this.#atOnce
  }

  #draw(counts: ReadonlyMap<GroupDesc, number>, change: Change): void {
    const { from, to } = change
    const maker = this.#maker
    const decorations = maker.decorations()
    let [index, offset] = [0, 0]
    for (const [at, group] of this.#groups.entries()) {
      const end = index + (counts.get(group) ?? 0)
      const isSame = end - index === group.node.childCount && (end <= from || index >= to)
      const node = isSame ? group.node : maker.part(this.#shown.slice(index, end))
      if (group.dirty === nodeDirty) {
        // The page has lost something of it.
        const made = maker.make(node, offset, decorations)
        group.destroy()
        this.#groups[at] = made
        made.updateChildren(maker.view, this.#start + offset)
        maker.onDraw(made)
      } else {
        if (!isSame) this.#putOff(group, change)
        this.#update(group, node, offset, decorations)
      }
      index = end
      offset += node.content.size
    }
  }

  /** Where much changes, takes away what is drawn of a group that nobody sees, until it is drawn as it has become. */
  #putOff(group: GroupDesc, { from, to }: Change): void {
    if (to - from <= this.#atOnce || this.#maker.view.composing || !mayWait(group)) return
    clearGroup(group)
    this.#maker.drawLater(group)
  }

  #update(group: GroupDesc, node: Node, offset: number, decorations: DecorationDeal): void {
    const inner = decorations.of(node, offset)
    if (group.draw) {
      group.node = node
      group.innerDeco = inner
      return
    }
    const isSame = node === group.node && group.dirty === notDirty
    if (isSame && (inner === group.innerDeco || inner.eq(group.innerDeco))) return
    group.node = node
    group.innerDeco = inner
    group.updateChildren(this.#maker.view, this.#start + offset)
    group.dirty = notDirty
    this.#maker.onDraw(group)
  }

  /** Deals the blocks anew where a group may no longer begin where it does, or has grown long. */
  #mendBoundaries(change: Change): void {
    for (const { at, count, index, offset } of this.#wrongSpans(change).toReversed()) {
      const old = this.#groups.slice(at, at + count)
      const to = index + old.reduce((sum, { node }) => sum + node.childCount, 0)
      dealOut(this.#maker, this.#shown, { from: index, to, offset, pos: this.#start + offset }, old)
    }
  }

  #wrongSpans({ from, to }: Change): Span[] {
    const spans: Span[] = []
    let [index, offset] = [0, 0]
    for (const [at, group] of this.#groups.entries()) {
      const { childCount } = group.node
      const before = spans.at(-1)
      const isNear = index >= from && index <= to + reach
      if (before && isNear && !mayBegin(this.#shown, index)) {
        spans[spans.length - 1] = { ...before, count: before.count + 1, isWrong: true }
      } else {
        const isTouched = index <= to && index + childCount >= from
        spans.push({ at, count: 1, index, offset, isWrong: isTouched && this.#isLong(index, childCount) })
      }
      index += childCount
      offset += group.size
    }
    return spans.filter(({ isWrong }) => isWrong)
  }

  #isLong(index: number, count: number): boolean {
    const { size } = this.#maker
    const blocks = this.#shown.slice(index, index + count)
    return (
      blocks.reduce((sum, block) => sum + weightOf(block), 0) > 2 * size &&
      groupStarts(this.#shown, size, index, index + count).length > 1
    )
  }

  #show(): void {
    const inner = innerView(this.#maker.view)
    const { contentDOM } = this.#maker.parent
    const elements = this.#groups.map(({ dom }) => dom)
    if (showInOrder(contentDOM, elements) && inner.trackWrites === contentDOM) inner.trackWrites = null
    this.#maker.number()
  }
}

function isPlain({ innerDeco }: NodeViewDesc): boolean {
  return innerDeco === noDecorations
}

/** Whether nobody sees or hears a group. What plays goes on, and what has the focus keeps it. */
function mayWait({ draw, dom }: GroupDesc): boolean {
  return !draw && dom.closest(`.${farClass}`) !== null && !dom.querySelector('iframe, video, audio, :focus')
}
