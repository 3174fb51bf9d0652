import { Plugin } from 'prosemirror-state'
import { readSelection } from '../../core/selection/read-selection.ts'

/** Lets every key act where the caret is seen, and undo know that the caret has moved. */
export const keyAtCaret: Plugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: view => {
        readSelection(view)
        return false
      },
    },
  },
})
