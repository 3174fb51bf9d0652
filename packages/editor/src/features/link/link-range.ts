import { blockImageAttrs, linkAttrs, schema } from '@taskfield/document'
import type { Mark, Node } from 'prosemirror-model'
import { NodeSelection, type EditorState } from 'prosemirror-state'

/** A link in the text. */
export interface LinkRange {
  readonly from: number
  readonly to: number
  readonly href: string
}

const linkOf = (node: Node | null): Mark | undefined =>
  node ? schema.marks.link.isInSet(node.marks) : undefined

/** The whole link around a position, in one text block; `null` when the position is not within or at the end of one. */
export function findLinkAt(doc: Node, pos: number): LinkRange | null {
  const $pos = doc.resolve(pos)
  const { parent } = $pos
  if (!parent.isTextblock) return null
  const before = linkOf($pos.nodeBefore)
  const link = before ?? linkOf($pos.nodeAfter)
  if (!link) return null
  let offset = $pos.start()
  let range: LinkRange | null = null
  parent.forEach(child => {
    const end = offset + child.nodeSize
    if (link.isInSet(child.marks)) {
      // A part that touches the position, or goes on one that does.
      if (range && range.to === offset) range = { ...range, to: end }
      else if (!range || range.to < pos) range = { from: offset, to: end, href: linkAttrs(link).href }
    }
    offset = end
  })
  return range
}

/** An image that stands by itself says where it leads in an attribute of its own. */
export function isBlockImage(node: Node | null | undefined): node is Node {
  return node?.type === schema.nodes.image
}

function findImageLink(image: Node, from: number): LinkRange | null {
  const { href } = blockImageAttrs(image)
  return href === null ? null : { from, to: from + image.nodeSize, href }
}

/**
 * The link that the selection is in: the caret within or at the edge of one, a selection that lies in one, or that of a selected
 * image.
 */
export function findLink({ doc, selection }: EditorState): LinkRange | null {
  const { from, to, empty } = selection
  if (selection instanceof NodeSelection && isBlockImage(selection.node))
    return findImageLink(selection.node, from)
  const link = findLinkAt(doc, empty ? from : from + 1)
  return link && link.from <= from && to <= link.to ? link : null
}
