import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { NodeSelection, type EditorState } from 'prosemirror-state'
import type { NodeWithPos } from '../../core/selection/selected-blocks.ts'

const { image, inlineImage } = schema.nodes

/** Whether a node is an image, by itself or in a line. */
export function isImage(node: Node | null | undefined): node is Node {
  return node?.type === image || node?.type === inlineImage
}

/** The image that a selection is about: the one that is selected, or the one whose caption it is in; `null` for none. */
export function findImage({ selection }: EditorState): NodeWithPos | null {
  if (selection instanceof NodeSelection) {
    return isImage(selection.node) ? { node: selection.node, pos: selection.from } : null
  }
  const { $from, $to } = selection
  const depth = $from.depth - 1
  const isInCaption = depth > 0 && $from.sameParent($to) && $from.node(depth).type === image
  return isInCaption ? { node: $from.node(depth), pos: $from.before(depth) } : null
}

/** Whether an image stands by itself. */
export function isBlockImage(node: Node): boolean {
  return node.type === image
}
