import type { Command, EditorState } from 'prosemirror-state'
import { selectedItems } from '../../core/lists/item-runs.ts'
import type { PlacedNode } from '../../core/selected-blocks.ts'

/** Ticks the boxes of the selected items; where all are ticked, none is then. */
export const tickItems: Command = (state, dispatch) => {
  const items = selectedBoxes(state)
  if (items.length === 0) return false
  if (dispatch) {
    const { tr } = state
    const checked = items.some(({ node }) => node.attrs['checked'] !== true)
    for (const { position } of items) tr.setNodeAttribute(position, 'checked', checked)
    dispatch(tr)
  }
  return true
}

function selectedBoxes({ doc, selection }: EditorState): PlacedNode[] {
  return selectedItems(selection).filter(
    ({ position }) => doc.resolve(position).parent.attrs['kind'] === 'checkbox',
  )
}
