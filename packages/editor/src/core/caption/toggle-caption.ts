import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import type { NodeWithPos } from '../selection/selected-blocks.ts'
import { findRemovedCaption, rememberCaption } from './removed-captions.ts'

/** The caption of a table's figure or of an image; `null` for none. */
export function captionOf({ lastChild }: Node): Node | null {
  return lastChild?.type === schema.nodes.caption ? lastChild : null
}

/**
 * Gives the object that is found a caption, with the caret in it; or takes its caption away. A caption that comes again has
 * the text that it had.
 */
export function toggleCaptionOf(findObject: (state: EditorState) => NodeWithPos | null): Command {
  return (state, dispatch) => {
    const object = findObject(state)
    if (!object) return false
    if (dispatch) {
      const caption = captionOf(object.node)
      const changed = caption ? removeCaption(state, object, caption) : addCaption(state, object)
      dispatch(changed.scrollIntoView())
    }
    return true
  }
}

function addCaption(state: EditorState, { node, pos }: NodeWithPos): Transaction {
  const added = findRemovedCaption(state, pos) ?? schema.nodes.caption.create()
  const { tr } = state
  const start = pos + node.nodeSize - 1
  tr.insert(start, added)
  return tr.setSelection(TextSelection.create(tr.doc, start + 1 + added.content.size))
}

function removeCaption(
  { tr, selection }: EditorState,
  { node, pos }: NodeWithPos,
  caption: Node,
): Transaction {
  const end = pos + node.nodeSize - 1
  const start = end - caption.nodeSize
  rememberCaption(tr, pos, caption).delete(start, end)
  if (selection.from <= start || selection.to >= end) return tr
  // The caret goes into what is left of the object; one without any other content is selected.
  return tr.setSelection(
    node.childCount > 1 ? Selection.near(tr.doc.resolve(start), -1) : NodeSelection.create(tr.doc, pos),
  )
}
