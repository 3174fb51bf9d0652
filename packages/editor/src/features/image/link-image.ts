import { blockImageAttrs, linkAttrs, schema } from '@taskfield/document'
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state'
import { findToolbarItem } from '../../core/toolbar/find-item.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { findImage, isBlockImage } from './find-image.ts'

/** The item that links what is selected; `null` in a field without links. */
export function findLinkItem(state: EditorState): ToolbarItem | null {
  return findToolbarItem(state, 'link')
}

/** The address that the image of the selection leads to; `null` for none. */
function hrefOf(state: EditorState): string | null {
  const found = findImage(state)
  if (!found) return null
  if (isBlockImage(found.node)) return blockImageAttrs(found.node).href
  const mark = schema.marks.link.isInSet(found.node.marks)
  return mark ? linkAttrs(mark).href : null
}

/** Whether the image of the selection leads somewhere. */
export function isImageLinked(state: EditorState): boolean {
  return hrefOf(state) !== null
}

/** Links the image of the selection as text is linked: by the item of the field that does it. */
export const linkImage: Command = (state, dispatch, view) => {
  const found = findImage(state)
  const run = findLinkItem(state)?.run
  if (!found || !run) return false
  if (state.selection instanceof NodeSelection) return run(state, dispatch, view)
  // From its caption the image is selected first: the caption has links of its own.
  if (dispatch && view) {
    dispatch(state.tr.setSelection(NodeSelection.create(state.doc, found.pos)))
    run(view.state, dispatch, view)
  }
  return true
}
