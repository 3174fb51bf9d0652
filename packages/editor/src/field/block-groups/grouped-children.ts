import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { groupStarts, mayBegin } from './boundaries.ts'
import { DecorationDeal } from './group-decorations.ts'
import {
  blocksNode,
  groupDescClass,
  groupElement,
  type GroupDesc,
  type NodeViewDescClass,
} from './group-desc.ts'
import { regroup } from './regroup.ts'
import { innerView, nodeDirty, notDirty, type NodeViewDesc, type ViewDesc } from './view-descs.ts'

/** Keeps the blocks that a view shows in groups, and draws those groups anew in which something has changed. */
export class GroupedChildren {
  readonly #docView: NodeViewDesc
  readonly #size: number
  readonly #onDraw: (group: GroupDesc) => void
  /** The blocks that are drawn. */
  #drawn: readonly Node[]

  /** Puts into groups what has been drawn without them. */
  constructor(view: EditorView, docView: NodeViewDesc, size: number, onDraw: (group: GroupDesc) => void) {
    this.#docView = docView
    this.#size = size
    this.#onDraw = onDraw
    this.#drawn = docView.node.children
    const starts = groupStarts(this.#drawn, size)
    const parts: ViewDesc[][] = starts.map(() => [])
    let [index, part] = [0, 0]
    for (const desc of docView.children) {
      if (index === starts[part + 1]) part++
      parts[part]?.push(desc)
      if (desc.node) index++
    }
    const deal = this.#deal()
    let pos = 0
    docView.children = parts.map((descs, at) => {
      const group = this.#makeGroup(this.#drawn.slice(starts[at], starts[at + 1]), deal, pos)
      adopt(group, descs)
      pos += group.size
      return group
    })
    docView.contentDOM.replaceChildren(...this.#groups.map(({ dom }) => dom))
    innerView(view).trackWrites = null
  }

  /** Draws what the document has become. */
  update(view: EditorView): void {
    const blocks = this.#docView.node.children
    const { sizes, from, to } = regroup(this.#drawn, blocks, this.#groups.map(({ node }) => node.childCount))
    this.#drawn = blocks
    const counts = new Map(this.#groups.map((group, index) => [group, sizes[index] ?? 0]))
    for (const group of this.#groups) if (counts.get(group) === 0) this.#remove(group)
    this.#draw(view, counts, { from, to })
    this.#mendBoundaries(view, from, to)
    this.#syncElements(view)
  }

  get #groups(): GroupDesc[] {
    return this.#docView.children as GroupDesc[]
  }

  #deal(): DecorationDeal {
    return new DecorationDeal(this.#docView.innerDeco, this.#docView.node)
  }

  #makeGroup(blocks: readonly Node[], deal: DecorationDeal, pos: number): GroupDesc {
    const node = blocksNode(blocks)
    const element = groupElement(node)
    const Group = groupDescClass(this.#docView.constructor as NodeViewDescClass)
    const group = new Group(this.#docView, node, [], deal.of(node, pos), element, element, element)
    this.#onDraw(group)
    return group
  }

  #remove(group: GroupDesc): void {
    this.#docView.children = this.#docView.children.filter(child => child !== group)
    group.destroy()
  }

  #draw(view: EditorView, counts: ReadonlyMap<GroupDesc, number>, changed: { from: number; to: number }): void {
    const deal = this.#deal()
    let [index, pos] = [0, 0]
    for (const [at, group] of this.#groups.entries()) {
      const end = index + (counts.get(group) ?? 0)
      const isSame = end - index === group.node.childCount && (end <= changed.from || index >= changed.to)
      const node = isSame ? group.node : blocksNode(this.#drawn.slice(index, end))
      if (group.dirty === nodeDirty) this.#replace(view, at, node, { deal, pos })
      else this.#updateGroup(view, group, node, { deal, pos })
      index = end
      pos += node.content.size
    }
  }

  #updateGroup(view: EditorView, group: GroupDesc, node: Node, place: { deal: DecorationDeal; pos: number }): void {
    const inner = place.deal.of(node, place.pos)
    const isSame = node === group.node && group.dirty === notDirty
    if (isSame && (inner === group.innerDeco || inner.eq(group.innerDeco))) return
    group.updateInner(node, [], inner, view)
    this.#onDraw(group)
  }

  /** Draws a group anew, of which the page has lost something. */
  #replace(view: EditorView, at: number, node: Node, place: { deal: DecorationDeal; pos: number }): void {
    const group = this.#makeGroup(node.children, place.deal, place.pos)
    this.#groups[at]?.destroy()
    this.#docView.children[at] = group
    group.updateChildren(view, place.pos)
  }

  /** Joins groups where one may no longer begin, and parts those that have grown long. */
  #mendBoundaries(view: EditorView, from: number, to: number): void {
    let index = 0
    for (let at = 0; at < this.#groups.length; ) {
      const group = this.#groups[at]
      if (!group) break
      const isNear = index >= from - 1 && index <= to + 2 * this.#size
      if (at > 0 && isNear && !mayBegin(this.#drawn, index)) {
        at--
        index -= this.#groups[at]?.node.childCount ?? 0
        this.#join(view, at)
      } else if (group.node.childCount > 2 * this.#size && !view.composing && this.#part(view, at, index)) {
        // What is left is looked at as the next one.
        index += this.#groups[at]?.node.childCount ?? 0
        at++
      } else {
        index += group.node.childCount
        at++
      }
    }
  }

  /** Joins a group with the next one. What holds the caret stays in its place in the page. */
  #join(view: EditorView, at: number): void {
    const [first, second] = [this.#groups[at], this.#groups[at + 1]]
    if (!first || !second) return
    const start = this.#posOf(at)
    const { head } = view.state.selection
    const [kept, left] = head > start + first.size ? [second, first] : [first, second]
    const node = blocksNode([...first.node.children, ...second.node.children])
    const moved = left.children
    left.children = []
    adopt(kept, moved, kept === second)
    kept.node = node
    kept.innerDeco = this.#deal().of(node, start)
    this.#remove(left)
    this.#onDraw(kept)
    innerView(view).trackWrites = null
  }

  /** Parts a group where another may begin; false where none may. */
  #part(view: EditorView, at: number, index: number): boolean {
    const group = this.#groups[at]
    if (!group) return false
    const blocks = group.node.children
    let cut = this.#size
    while (cut < blocks.length && !mayBegin(this.#drawn, index + cut)) cut++
    if (cut >= blocks.length) return false
    const start = this.#posOf(at)
    const [firstDescs, restDescs] = partDescs(group.children, cut)
    const deal = this.#deal()
    const firstNode = blocksNode(blocks.slice(0, cut))
    const middle = start + firstNode.content.size
    const keepsRest = view.state.selection.head > middle
    const made = this.#makeGroup(keepsRest ? blocks.slice(0, cut) : blocks.slice(cut), deal, keepsRest ? start : middle)
    const node = keepsRest ? blocksNode(blocks.slice(cut)) : firstNode
    group.children = []
    adopt(made, keepsRest ? firstDescs : restDescs)
    group.children = keepsRest ? restDescs : firstDescs
    group.node = node
    group.innerDeco = deal.of(node, keepsRest ? middle : start)
    this.#docView.children.splice(keepsRest ? at : at + 1, 0, made)
    this.#onDraw(group)
    innerView(view).trackWrites = null
    return true
  }

  #posOf(at: number): number {
    return this.#groups.slice(0, at).reduce((pos, { size }) => pos + size, 0)
  }

  /** Makes the page show the groups in their order and nothing else, without moving those that are in their place. */
  #syncElements(view: EditorView): void {
    const parent = this.#docView.contentDOM
    let next = parent.firstChild
    let hasWritten = false
    const drop = (): void => {
      const dropped = next
      next = dropped?.nextSibling ?? null
      dropped?.remove()
      hasWritten = true
    }
    for (const { dom } of this.#groups) {
      if (dom.parentNode === parent) while (next && next !== dom) drop()
      else {
        parent.insertBefore(dom, next)
        hasWritten = true
        continue
      }
      next = dom.nextSibling
    }
    while (next) drop()
    const inner = innerView(view)
    if (hasWritten && inner.trackWrites === parent) inner.trackWrites = null
  }
}

/** Moves what describes blocks, and their elements, into a group: behind what is in it, or before. */
function adopt(group: GroupDesc, descs: readonly ViewDesc[], isBefore = false): void {
  for (const desc of descs) desc.parent = group
  const elements = descs.map(({ dom }) => dom)
  if (isBefore) group.contentDOM.prepend(...elements)
  else group.contentDOM.append(...elements)
  group.children = isBefore ? [...descs, ...group.children] : [...group.children, ...descs]
}

/** What describes the first blocks, and the rest. What is drawn between both goes with the second. */
function partDescs(descs: readonly ViewDesc[], count: number): [ViewDesc[], ViewDesc[]] {
  let [index, at] = [0, 0]
  while (index < count && at < descs.length) {
    if (descs[at]?.node) index++
    at++
  }
  return [descs.slice(0, at), descs.slice(at)]
}
