import { Plugin } from 'prosemirror-state'

/**
 * ProseMirror prevents every Escape. One that does nothing in the text is left to the page, where it may close a dialog. The last plugin, so that
 * all others have seen the key.
 */
export const freeEscape: Plugin = new Plugin({
  props: {
    handleDOMEvents: {
      keydown(view, event) {
        if (event.key !== 'Escape' || event.isComposing || view.composing) return false
        if (view.someProp('handleKeyDown', handle => handle(view, event)) === true) event.preventDefault()
        return true
      },
    },
  },
})
