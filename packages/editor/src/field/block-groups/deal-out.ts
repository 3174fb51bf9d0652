import type { Node } from 'prosemirror-model'
import { groupStarts } from './boundaries.ts'
import type { GroupDesc } from './group-desc.ts'
import type { GroupMaker } from './group-maker.ts'
import { showInOrder } from './show-in-order.ts'
import { innerView, type ViewDesc } from './view-descs.ts'

/** A block, or what is drawn between two: `node` is `null` where it is no block, `desc` where it is not drawn yet. */
interface Piece {
  readonly node: Node | null
  readonly desc: ViewDesc | null
}

/** Where blocks stand that are dealt out: their indexes, the offset of the first in their parent, and its position in the document. */
export interface Run {
  readonly from: number
  readonly to: number
  readonly offset: number
  readonly pos: number
}

/**
 * Puts blocks into new groups, in place of the old ones, which are next to each other, or of all that is drawn without groups. What is not
 * drawn yet waits for it. The group with the caret stays where it is in the page.
 */
export function dealOut(
  maker: GroupMaker,
  blocks: readonly Node[],
  run: Run,
  old: readonly GroupDesc[],
): void {
  const caret = old.length > 0 ? withCaret(maker) : undefined
  const pieces = old.length > 0 ? old.flatMap(piecesOf) : piecesIn(maker, blocks)
  const starts = groupStarts(blocks, maker.size, run.from, run.to).map(start => start - run.from)
  const decorations = maker.decorations()
  let { offset } = run
  const made = partsOf(pieces, starts).map(part => {
    const node = maker.part(part.flatMap(piece => piece.node ?? []))
    const kept = caret && part.some(({ desc }) => desc === caret) && old.find(group => group === caret.parent)
    const group = kept || maker.make(node, offset, decorations)
    group.node = node
    group.innerDeco = decorations.of(node, offset)
    offset += node.content.size
    return { group, part }
  })
  const [first] = old
  const at = first ? maker.groups.indexOf(first) : 0
  for (const group of old) group.children = []
  maker.parent.children.splice(at, first ? old.length : Infinity, ...made.map(({ group }) => group))
  let { pos } = run
  for (const { group, part } of made) {
    fill(maker, group, part, pos)
    pos += group.size
  }
  for (const group of old) if (!maker.groups.includes(group)) group.destroy()
  // A selection in what was moved is set again.
  innerView(maker.view).trackWrites = null
}

/** Gives a group what is drawn of its blocks; what is not drawn of them is now, unless nothing is. */
function fill(maker: GroupMaker, group: GroupDesc, part: readonly Piece[], pos: number): void {
  const descs = part.flatMap(({ desc }) => desc ?? [])
  if (descs.length === 0 && part.length > 0) return maker.drawLater(group)
  for (const desc of descs) desc.parent = group
  group.children = descs
  showInOrder(
    group.contentDOM,
    descs.map(({ dom }) => dom),
  )
  if (descs.length < part.length) group.updateChildren(maker.view, pos)
  maker.onDraw(group)
}

function piecesIn({ parent: { children } }: GroupMaker, blocks: readonly Node[]): Piece[] {
  return children.length > 0 ? drawnPieces(children) : undrawnPieces(blocks)
}

function piecesOf(group: GroupDesc): Piece[] {
  return group.draw ? undrawnPieces(group.node.children) : drawnPieces(group.children)
}

function undrawnPieces(blocks: readonly Node[]): Piece[] {
  return blocks.map(node => ({ node, desc: null }))
}

function drawnPieces(descs: readonly ViewDesc[]): Piece[] {
  return descs.map(desc => ({ node: desc.node, desc }))
}

/** What describes the block with the caret, which stands nowhere yet in a view that is being made. */
function withCaret({ view, groups }: GroupMaker): ViewDesc | undefined {
  if (!innerView(view).docView) return undefined
  const { node } = view.domAtPos(view.state.selection.head)
  const group = groups.find(({ dom }) => dom.contains(node))
  return group && !group.draw ? group.children.find(({ dom }) => dom.contains(node)) : undefined
}

/** Pieces, parted before the blocks that begin groups. What is drawn between two blocks goes with the second. */
function partsOf(pieces: readonly Piece[], starts: readonly number[]): Piece[][] {
  const parts: Piece[][] = starts.map(() => [])
  let [index, part] = [0, 0]
  for (const piece of pieces) {
    if (index === starts[part + 1]) part++
    parts[part]?.push(piece)
    if (piece.node) index++
  }
  return parts
}
