import { imageAttrs, schema } from '@taskfield/document'
import type { Attrs, Node } from 'prosemirror-model'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Selection,
  type Transaction,
} from 'prosemirror-state'
import { deleteSelected } from '../../../core/transform/delete-selected.ts'
import { findObjectPlace } from '../../../core/transform/insert-object.ts'
import { InsertedObject, selectInserted } from '../../../core/selection/inserted-object.ts'

const { image, inlineImage } = schema.nodes

/**
 * Puts images in the place of what is selected and selects the last: into the line where there is text, else as blocks. `false` in
 * a caption, which holds none.
 */
export function insertImages(images: readonly Attrs[]): Command {
  return (state, dispatch) => {
    if (images.length === 0 || !allowsImages(state)) return false
    if (dispatch) {
      const { tr } = state
      if (!isObjectSelected(tr)) deleteSelected(tr)
      if (placeImages(tr, images)) dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Puts images where something is dropped, and selects the last; `false` where none can be. */
export function dropImages(transaction: Transaction, pos: number, images: readonly Attrs[]): boolean {
  const $pos = transaction.doc.resolve(pos)
  if ($pos.parent.inlineContent) {
    return placeImages(transaction.setSelection(TextSelection.create(transaction.doc, pos)), images)
  }
  // Between a picture and its caption nothing can stand.
  const $place = $pos.parent.type === image ? transaction.doc.resolve($pos.after()) : $pos
  if (!$place.parent.canReplaceWith($place.index(), $place.index(), image)) return false
  return replaceWithBlocks(transaction, { from: $place.pos, to: $place.pos }, images)
}

function isObjectSelected({ selection }: Transaction): boolean {
  return selection instanceof NodeSelection
}

/** Whether images can stand where the selection is. */
export function allowsImages({ selection }: EditorState): boolean {
  return takesInline(selection) || findObjectPlace(selection, image) !== null
}

/** Whether the selection is in a text that is not empty: there images stand in the line. */
export function takesInline({ $from }: Selection): boolean {
  const { parent } = $from
  return parent.inlineContent && parent.content.size > 0 && canHold(parent)
}

function canHold(parent: Node): boolean {
  return parent.type.contentMatch.matchType(inlineImage) !== null && parent.type.spec.code !== true
}

function placeImages(transaction: Transaction, images: readonly Attrs[]): boolean {
  if (takesInline(transaction.selection)) return putInLine(transaction, images)
  const place = findObjectPlace(transaction.selection, image)
  return place !== null && replaceWithBlocks(transaction, place, images)
}

function putInLine(transaction: Transaction, images: readonly Attrs[]): boolean {
  const { selection, storedMarks } = transaction
  const marks = storedMarks ?? selection.$from.marks()
  const nodes = images.map(attrs => inlineImage.create(attrs, null, marks))
  const from = selection instanceof InsertedObject ? selection.to : selection.from
  transaction.replaceWith(from, selection.to, nodes)
  selectInserted(transaction, from + nodes.length - 1)
  return true
}

function replaceWithBlocks(
  transaction: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
  images: readonly Attrs[],
): boolean {
  const nodes = images.map(attrs => image.create(attrs))
  transaction.replaceWith(from, to, nodes)
  const last = nodes.slice(0, -1).reduce((pos, { nodeSize }) => pos + nodeSize, from)
  selectInserted(transaction, last)
  return true
}

/** The images of which content consists; `null` where it holds anything else, or what only a block can say. */
export function onlyImages(content: readonly Node[]): readonly Attrs[] | null {
  const nodes = content.flatMap(node => (node.type === schema.nodes.paragraph ? node.children : [node]))
  const isPlain =
    nodes.length > 0 && nodes.every(node => node.type === inlineImage && node.marks.length === 0)
  return isPlain ? nodes.map(node => ({ ...imageAttrs(node), style: null })) : null
}
