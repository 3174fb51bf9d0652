import type { Node } from 'prosemirror-model'

const known = new WeakMap<Node, string>()

/** A text that two blocks share exactly when they are equal; kept for as long as the block lives. */
export function blockKey(block: Node): string {
  const found = known.get(block)
  if (found !== undefined) return found
  const key = JSON.stringify(block.toJSON())
  known.set(block, key)
  return key
}

export function blockKeys(blocks: readonly Node[]): string[] {
  return blocks.map(blockKey)
}
