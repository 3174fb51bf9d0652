import { Fragment, type Node } from 'prosemirror-model'
import { requireDocument } from '../read/require-document.ts'
import { blockKey } from './block-key.ts'
import { mergeBlocks, type Conflict } from './merge-blocks.ts'

/** Two versions of a document and the one that both started from. */
export interface Versions {
  readonly base: Node
  readonly mine: Node
  readonly theirs: Node
}

/** A merged document, and where both sides had changed the same block. */
export interface Merge {
  readonly doc: Node
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges two versions of a document by blocks. A block that one side changed, added or deleted is taken from that
 * side. Where both changed the same block, mine stays in its place and theirs follows it, so that no text is ever
 * lost; a block that one side changed and the other deleted stays. Lists, quotes and tables are merged inside.
 */
export function mergeDocuments(versions: Versions): Merge {
  const { base, mine, theirs } = versions
  for (const doc of [base, mine, theirs]) requireDocument('mergeDocuments', doc)
  if (mine.eq(theirs) || base.eq(theirs)) return { doc: mine, conflicts: [] }
  if (base.eq(mine)) return { doc: theirs, conflicts: [] }
  const { blocks, conflicts } = mergeBlocks(base.children, blocksOf(mine), blocksOf(theirs))
  const doc = blocks.length > 0 ? mine.copy(Fragment.from(blocks)) : mine.type.createAndFill()
  if (!doc) throw new Error('A document of this schema cannot be empty.')
  return { doc: blockKey(doc) === blockKey(mine) ? mine : doc, conflicts }
}

/** The paragraph that stands in an emptied document is no block that anybody added. */
function blocksOf(doc: Node): readonly Node[] {
  const { children } = doc
  const isOneEmptyText = children.length === 1 && children[0]?.isTextblock && children[0].childCount === 0
  return isOneEmptyText ? [] : children
}
