import { schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'

/**
 * What is copied of a selection: text within one block comes without the block, and blocks without the quote, item or
 * cell that holds them all.
 */
export function takeCopied(slice: Slice, { state: { selection } }: EditorView): Slice {
  const inner = unwrap(slice)
  const block = inner.content.childCount === 1 ? inner.content.firstChild : null
  if (!block?.isTextblock || inner.openStart === 0 || inner.openEnd === 0) return inner
  const { parent } = selection.$from
  return keepsForm(block) && block.content.size === parent.content.size
    ? inner
    : new Slice(block.content, 0, 0)
}

/** Whether a block that is copied as a whole is more than its text: a heading, code of several lines. */
function keepsForm(block: Node): boolean {
  return (
    block.type === schema.nodes.heading || (block.type.spec.code === true && block.textContent.includes('\n'))
  )
}

/** The innermost blocks that hold all of a slice. Lists stay around items of several levels. */
function unwrap(slice: Slice): Slice {
  let inner = slice
  let { content, openStart, openEnd } = slice
  while (content.childCount === 1 && openStart > 1 && openEnd > 1) {
    const around = content.firstChild?.type
    content = content.firstChild?.content ?? Fragment.empty
    openStart--
    openEnd--
    const isBlock = (node: Node): boolean =>
      node.isTextblock || (node.type.isInGroup('block') && around !== schema.nodes.listItem)
    if (content.content.every(isBlock)) inner = new Slice(content, openStart, openEnd)
  }
  // ProseMirror would write the only child of a block without the block.
  return isAlone(inner) ? new Slice(inner.content, 1, 1) : inner
}

function isAlone({ content, openStart, openEnd }: Slice): boolean {
  return openStart > 1 && openEnd > 1 && content.childCount === 1 && content.firstChild?.childCount === 1
}
