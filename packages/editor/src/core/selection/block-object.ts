import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/**
 * Whether a node is an object among blocks: an image, media, a table, a page break. It is selected and deleted as a
 * whole, and the text around it never runs together with its own.
 */
export function isBlockObject(node: Node | null | undefined): boolean {
  if (!node?.type.isInGroup('block')) return false
  return node.isAtom || node.type.spec.isolating === true
}

/** Whether a node is a paragraph without anything in it. */
export function isEmptyParagraph(node: Node | null | undefined): boolean {
  return node?.type === schema.nodes.paragraph && node.content.size === 0
}
