import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorState, Selection } from 'prosemirror-state'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

const { codeBlock } = schema.nodes

/** The code block that the selection lies in, with the position before it. */
export function findCodeBlock({
  selection: { $from, $to },
}: EditorState): { node: Node; pos: number } | null {
  return $from.parent.type === codeBlock && $from.sameParent($to)
    ? { node: $from.parent, pos: $from.before() }
    : null
}

/** The code blocks that a selection touches; none where it begins in another text, which decides what it is. */
export function findSelectedCode(selection: Selection): readonly NodeWithPos[] {
  const blocks = selectedTextBlocks(selection)
  return blocks[0]?.node.type === codeBlock ? blocks.filter(({ node }) => node.type === codeBlock) : []
}

/** The code blocks that a selection touches, where all of its texts are code. */
export function findOnlyCode(selection: Selection): readonly NodeWithPos[] {
  const code = findSelectedCode(selection)
  return code.length === selectedTextBlocks(selection).length ? code : []
}
