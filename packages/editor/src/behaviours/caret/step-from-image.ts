import { schema } from '@taskfield/document'
import type { Command } from 'prosemirror-state'
import { readSelection } from '../../core/selection/read-selection.ts'
import { selectionNear } from '../../dom/root-of.ts'

/**
 * An arrow down from right before an image in the line, as the browser does it: a line on (`move`), or with Shift the selection grows by
 * one (`extend`). prosemirror-view 1.42 first puts a caret before an image that ends its text behind it, which would leave the image out.
 */
export function stepFromImage(alter: 'move' | 'extend'): Command {
  return ({ selection }, dispatch, view) => {
    const { $head, empty } = selection
    if (!view || !empty || $head.nodeAfter?.type !== schema.nodes.inlineImage) return false
    if (dispatch) {
      selectionNear(view.dom)?.modify(alter, 'forward', 'line')
      readSelection(view)
      dispatch(view.state.tr.scrollIntoView())
    }
    return true
  }
}
