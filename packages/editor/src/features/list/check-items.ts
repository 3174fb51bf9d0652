import { listItemAttrs } from '@taskfield/document'
import type { Command, EditorState } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import { takeTogether } from '../../core/transform/many-steps.ts'
import { selectedItems, type ItemWithPos } from '../../core/lists/selected-items.ts'
import { isTodoList } from './is-todo-list.ts'

/** Checks the boxes of the selected items; where all are checked, none is then. */
export const checkItems: Command = (state, dispatch) => {
  const items = selectedBoxes(state)
  if (items.length === 0) return false
  if (dispatch) {
    const checked = items.some(({ node }) => !listItemAttrs(node).checked)
    const steps = items.map(({ pos }) => new AttrStep(pos, 'checked', checked))
    dispatch(takeTogether(state.tr, steps))
  }
  return true
}

function selectedBoxes({ selection }: EditorState): ItemWithPos[] {
  return selectedItems(selection).filter(({ list }) => isTodoList(list.node))
}
