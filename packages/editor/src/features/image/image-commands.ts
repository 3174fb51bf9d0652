import { blockImageStyles, imageAttrs, inlineImageStyles, parseLength } from '@taskfield/document'
import type { Attrs, Node } from 'prosemirror-model'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { captionOf, toggleCaptionOf } from '../../core/caption/toggle-caption.ts'
import { deleteObject } from '../../core/transform/delete-object.ts'
import { parseSize } from '../../ui/forms/property-values.ts'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { putIntoLine, takeOutOfLine } from './change-kind.ts'
import { findImage, isBlockImage } from './find-image.ts'

/** How an image stands: in its line, as a block in the middle, or as the style of that name says. */
export type Placement = 'inline' | 'block' | (typeof blockImageStyles)[number]

export const placements: readonly Placement[] = ['inline', 'block', ...blockImageStyles]

/** How the image of the selection stands; `null` without one. An image in a line keeps to a side by the style of a block. */
export function placementOf(state: EditorState): Placement | null {
  const found = findImage(state)
  if (!found) return null
  const { style } = imageAttrs(found.node)
  return placements.find(name => name === style) ?? (isBlockImage(found.node) ? 'block' : 'inline')
}

/** Lets the image of the selection stand otherwise. It changes its kind only where it cannot stand so as what it is. */
export function placeImage(placement: Placement): Command {
  return (state, dispatch) => {
    const found = findImage(state)
    if (!found) return false
    const changed = placed(state, found, placement)
    if (!changed) return false
    if (changed.docChanged) dispatch?.(changed.scrollIntoView())
    return true
  }
}

function placed(state: EditorState, found: NodeWithPos, placement: Placement): Transaction | null {
  const style = placement === 'inline' || placement === 'block' ? null : placement
  const staysBlock = isBlockImage(found.node) && placement !== 'inline'
  if (staysBlock) return withAttrs(state, found, { style })
  if (isBlockImage(found.node)) return putIntoLine(state, found)
  const staysInline = placement === 'inline' || inlineImageStyles.some(name => name === style)
  return staysInline ? withAttrs(state, found, { style }) : takeOutOfLine(state, found, { style })
}

/** Sets those of some attributes that differ. */
function withAttrs({ tr }: EditorState, { node, pos }: NodeWithPos, attrs: Attrs): Transaction {
  for (const [name, value] of Object.entries(attrs)) {
    if (node.attrs[name] !== value) tr.setNodeAttribute(pos, name, value)
  }
  return tr
}

function changeAttrs(attrs: Attrs, find: typeof findImage): Command {
  return (state, dispatch) => {
    const found = find(state)
    if (!found) return false
    const changed = withAttrs(state, found, attrs)
    if (changed.docChanged) dispatch?.(changed)
    return true
  }
}

/** Gives an image, that of the selection unless it is said, an alternative text; an empty one says that the image only decorates. */
export function setAlternativeText(text: string, find: typeof findImage = findImage): Command {
  return changeAttrs({ alt: text }, find)
}

/** Reads a size as people write it (`33,5 %`); `''` for the picture's own, `null` for what is no size of an image. */
export function parseImageSize(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const value = parseSize(typed.replace(',', '.').replace(/\s+(?=[a-z%]+$)/i, ''))
  return value !== null && (parseLength(value)?.value ?? 0) > 0 ? value : null
}

/** Gives an image, that of the selection unless it is said, a width, such as `50%` or `300px`; without one it has its own. Its height follows. */
export function resizeImage(width: string | null, find: typeof findImage = findImage): Command {
  const value = parseImageSize(width ?? '')
  return value === null ? () => false : changeAttrs({ width: value || null, height: null }, find)
}

/** Whether the image of the selection has a caption. */
export function hasImageCaption(state: EditorState): boolean {
  const found = findImage(state)
  return found !== null && captionOf(found.node) !== null
}

const toggleOfBlock = toggleCaptionOf(findImage)

/** Gives the image of the selection a caption, for which it leaves its line; or takes its caption away. */
export const toggleImageCaption: Command = (state, dispatch) => {
  const found = findImage(state)
  if (!found || isBlockImage(found.node)) return toggleOfBlock(state, dispatch)
  const { style } = imageAttrs(found.node)
  const changed = takeOutOfLine(state, found, { style, withCaption: true })
  if (changed) dispatch?.(withCaretInCaption(changed).scrollIntoView())
  return changed !== null
}

function withCaretInCaption(transaction: Transaction): Transaction {
  const { doc, selection } = transaction
  return transaction.setSelection(TextSelection.create(doc, selection.to - 2))
}

/** Deletes the image of the selection, with its caption. */
export const deleteImage: Command = (state, dispatch) => {
  const found = findImage(state)
  if (!found) return false
  const { node, pos } = found
  if (dispatch && isBlockImage(node)) dispatch(deleteObject(state.tr, pos))
  else dispatch?.(state.tr.delete(pos, pos + node.nodeSize).scrollIntoView())
  return true
}

/** Selects the image in whose caption the selection is. */
export const selectImage: Command = (state, dispatch) => {
  const found = findImage(state)
  if (!found) return false
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, found.pos)))
  return true
}

/** Whether an image says nothing to those who do not see it: `alt=""` says that there is nothing to say. */
export function lacksAlternativeText(node: Node): boolean {
  return imageAttrs(node).alt === null
}
