import { schema } from '@taskfield/document'
import { Plugin } from 'prosemirror-state'
import { asAutomatic } from '../../core/feature/automatic-change.ts'
import { findAddress } from './address.ts'
import { canLink, setLink } from './link-commands.ts'

const { link } = schema.marks

/** A pasted address links the selected text; without a selection it is a link itself, which undo makes plain text. */
export const pasteLink: Plugin = new Plugin({
  props: {
    handlePaste(view, event) {
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      const href = /^\S+$/.test(text) ? findAddress(text) : null
      if (href === null || !canLink(view.state)) return false
      const { selection } = view.state
      if (!selection.empty) return setLink(href)(view.state, view.dispatch)
      if (event.clipboardData?.types.includes('text/html')) return false
      // In a link the address is text of that link.
      if (link.isInSet(selection.$from.marks())) return false
      const { from } = selection
      const pasted = view.state.tr.insertText(text).setMeta('paste', true).setMeta('uiEvent', 'paste')
      view.dispatch(pasted.scrollIntoView())
      view.dispatch(asAutomatic(view.state.tr.addMark(from, from + text.length, link.create({ href }))))
      return true
    },
  },
})
