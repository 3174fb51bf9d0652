import { blockImageAttrs, linkAttrs, schema } from '@taskfield/document'
import { Fragment, Slice, type Attrs, type Node, type NodeType } from 'prosemirror-model'
import { NodeSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { findRemovedCaption, rememberCaption } from '../../core/caption/removed-captions.ts'
import { captionOf } from '../../core/caption/toggle-caption.ts'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'

const { caption, image, inlineImage, paragraph } = schema.nodes
const { link } = schema.marks

/** What the other kind of image keeps of the attributes of one. */
function sharedAttrs(node: Node, type: NodeType): Attrs {
  return Object.fromEntries(Object.entries(node.attrs).filter(([name]) => name in (type.spec.attrs ?? {})))
}

/**
 * Takes an image out of its line, which is parted there: a rest of it without anything in it goes. The link around the image
 * stays with it, and a caption that it had comes back; `withCaption` gives it one in any case. `null` where no block may stand.
 */
export function takeOutOfLine(
  state: EditorState,
  { node, pos }: NodeWithPos,
  { style, withCaption = false }: { readonly style: string | null; readonly withCaption?: boolean },
): Transaction | null {
  const $pos = state.doc.resolve(pos)
  const { parent, parentOffset } = $pos
  const known = findRemovedCaption(state, pos) ?? (withCaption ? caption.create() : null)
  const mark = link.isInSet(node.marks)
  const href = mark ? linkAttrs(mark).href : null
  const block = image.create({ ...sharedAttrs(node, image), style, href }, known)
  const hasBefore = parentOffset > 0
  const hasAfter = parentOffset + node.nodeSize < parent.content.size
  const line = parent.copy(Fragment.empty)
  const blocks = Fragment.from([...(hasBefore ? [line] : []), block, ...(hasAfter ? [line] : [])])
  const index = $pos.index(-1)
  if (!$pos.node(-1).canReplace(index, index + 1, blocks)) return null
  const from = hasBefore ? pos : $pos.before()
  const to = hasAfter ? pos + node.nodeSize : $pos.after()
  const slice = new Slice(blocks, Number(hasBefore), Number(hasAfter))
  const { tr } = state
  tr.step(new ReplaceStep(from, to, slice))
  return tr.setSelection(NodeSelection.create(tr.doc, from + Number(hasBefore)))
}

/**
 * Puts an image that stands by itself into a line of its own. Its link stays with it. Its caption goes, and is remembered for
 * when the image leaves the line.
 */
export function putIntoLine(state: EditorState, { node, pos }: NodeWithPos): Transaction | null {
  const { href } = blockImageAttrs(node)
  const marks = href === null ? [] : [link.create({ href })]
  const inline = inlineImage.create({ ...sharedAttrs(node, inlineImage), style: null }, null, marks)
  const line = paragraph.create(null, inline)
  const $pos = state.doc.resolve(pos)
  if (!$pos.parent.canReplaceWith($pos.index(), $pos.index() + 1, line.type)) return null
  const { tr } = state
  const removed = captionOf(node)
  if (removed) rememberCaption(tr, pos + 1, removed)
  tr.replaceWith(pos, pos + node.nodeSize, line)
  return tr.setSelection(NodeSelection.create(tr.doc, pos + 1))
}
