import {
  createHostObject,
  hostObjectAttrs,
  schema,
  type HostObject,
  type HostValues,
} from '@taskfield/document'
import { NodeSelection, type Command, type Selection } from 'prosemirror-state'
import { findObjectPlace, insertObject } from './insert-object.ts'
import { selectInserted } from '../selection/inserted-object.ts'

/**
 * Puts an object where the selection is: one within a text in the place of what is selected, with the marks that typing would have; one among blocks
 * where it parts no text, selected. Where such an object is selected already, it gets the values and the text.
 */
export function insertHostObject(object: HostObject, values: HostValues, text: string): Command {
  const type = object.kind === 'inline' ? schema.nodes.hostInline : schema.nodes.hostLeaf
  return (state, dispatch) => {
    const { selection, tr } = state
    const isInline = object.kind === 'inline'
    if (isInline ? !allowsInline(state.selection) : !findObjectPlace(selection, type)) return false
    if (!dispatch) return true
    const node = createHostObject(object, values, text)
    if (selection instanceof NodeSelection && hostObjectAttrs(selection.node)?.name === object.name) {
      tr.setNodeMarkup(selection.from, undefined, node.attrs)
      tr.setSelection(NodeSelection.create(tr.doc, selection.from))
    } else if (isInline) tr.replaceSelectionWith(node)
    else {
      const pos = insertObject(tr, node)
      if (pos === null) return false
      selectInserted(tr, pos)
    }
    dispatch(tr.scrollIntoView())
    return true
  }
}

/** Whether an object may stand in the text that the selection is in; code takes none. */
function allowsInline({ $from }: Selection): boolean {
  return $from.parent.canReplaceWith($from.index(), $from.index(), schema.nodes.hostInline)
}
