import { Fragment, type Attrs, type Node } from 'prosemirror-model'
import { blockKey } from './block-key.ts'
import { compareVersions } from './compare-versions.ts'

/** A block that both sides changed; `null` where one of them deleted it. */
export interface Conflict {
  readonly base: Node
  readonly mine: Node | null
  readonly theirs: Node | null
}

export interface MergedBlocks {
  readonly blocks: readonly Node[]
  readonly conflicts: readonly Conflict[]
}

type Blocks = readonly Node[]

/** Merges two versions of a sequence of blocks, as `mergeDocuments` promises. */
export function mergeBlocks(base: Blocks, mine: Blocks, theirs: Blocks): MergedBlocks {
  const my = compareVersions(base, mine)
  const their = compareVersions(base, theirs)
  const blocks: Node[] = []
  const conflicts: Conflict[] = []
  for (let index = 0; index <= base.length; index++) {
    const added = my.added[index] ?? []
    blocks.push(...added, ...without(their.added[index] ?? [], added))
    const block = base[index]
    if (!block) continue
    const merged = mergeBlock(block, my.kept[index] ?? null, their.kept[index] ?? null)
    blocks.push(...merged.blocks)
    conflicts.push(...merged.conflicts)
  }
  return { blocks, conflicts }
}

/** The blocks that the other list has not already; each of its own takes one away. */
function without(blocks: Blocks, others: Blocks): Blocks {
  const taken = others.map(blockKey)
  return blocks.filter(block => {
    const index = taken.indexOf(blockKey(block))
    if (index >= 0) taken.splice(index, 1)
    return index < 0
  })
}

function mergeBlock(base: Node, mine: Node | null, theirs: Node | null): MergedBlocks {
  if (same(mine, theirs)) return settled(mine)
  if (same(base, mine)) return settled(theirs)
  if (same(base, theirs)) return settled(mine)
  const inside = mine && theirs && mergeInside(base, mine, theirs)
  if (inside) return inside
  const blocks = [mine, theirs].filter(block => block !== null)
  const worded = blocks.filter(block => !isEmptyText(block))
  return { blocks: worded.length > 0 ? worded : blocks.slice(0, 1), conflicts: [{ base, mine, theirs }] }
}

function settled(block: Node | null): MergedBlocks {
  return { blocks: block ? [block] : [], conflicts: [] }
}

function same(a: Node | null, b: Node | null): boolean {
  return a === null || b === null ? a === b : blockKey(a) === blockKey(b)
}

function isEmptyText(block: Node): boolean {
  return block.isTextblock && block.childCount === 0
}

/** Merges the children of a block that both sides changed; `null` where that is not possible. */
function mergeInside(base: Node, mine: Node, theirs: Node): MergedBlocks | null {
  if (base.isTextblock || base.isLeaf || base.type !== mine.type || base.type !== theirs.type) return null
  const attrs = mergeAttrs(base.attrs, mine.attrs, theirs.attrs)
  const children = isGrid(base) ? mergeGrid(base, mine, theirs) : mergeChildren(base, mine, theirs)
  if (!attrs || !children) return null
  const content = Fragment.from(children.blocks)
  if (!mine.type.validContent(content)) return null
  return { blocks: [mine.type.create(attrs, content)], conflicts: children.conflicts }
}

function mergeChildren(base: Node, mine: Node, theirs: Node): MergedBlocks {
  return mergeBlocks(base.children, mine.children, theirs.children)
}

/** Each attribute from the side that changed it; `null` when both changed one, each in its own way. */
function mergeAttrs(base: Attrs, mine: Attrs, theirs: Attrs): Attrs | null {
  const merged: Record<string, unknown> = {}
  for (const name of Object.keys(base)) {
    const [old, my, their] = [base, mine, theirs].map(attrs => JSON.stringify(attrs[name]))
    if (old !== my && old !== their && my !== their) return null
    merged[name] = old === my ? theirs[name] : mine[name]
  }
  return merged
}

/** Rows and cells stand in columns: one too many would move all that follow. */
function isGrid(node: Node): boolean {
  const { tableRole } = node.type.spec
  return tableRole === 'table' || tableRole === 'row'
}

/** Merges place by place; `null` when a row or a cell came or went, or a place cannot hold what both made of it. */
function mergeGrid(base: Node, mine: Node, theirs: Node): MergedBlocks | null {
  if (mine.childCount !== base.childCount || theirs.childCount !== base.childCount) return null
  const blocks: Node[] = []
  const conflicts: Conflict[] = []
  for (let index = 0; index < base.childCount; index++) {
    const merged = mergeBlock(base.child(index), mine.child(index), theirs.child(index))
    if (merged.blocks.length !== 1) return null
    blocks.push(...merged.blocks)
    conflicts.push(...merged.conflicts)
  }
  return { blocks, conflicts }
}
