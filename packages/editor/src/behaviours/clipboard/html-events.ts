import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { findDropPlace } from './drop-place.ts'
import { pasteRead, readPasted } from './pasted-html.ts'
import { isTextAlone } from './text-alone.ts'

/** What ProseMirror knows of the keys that are down. */
interface Keys {
  readonly shiftKey: boolean
  readonly lastKeyCode: number | null
}

/** With Shift it pastes as it is. */
const insertKey = 45

const foreign = new WeakSet<Event>()

/** Reads HTML that is pasted or dropped in place of ProseMirror, once every other feature has had the event. */
export const htmlEvents: Plugin = new Plugin({
  props: {
    dragCopies: event => foreign.has(event),
    handleDOMEvents: {
      paste(view, event) {
        const html = htmlOf(view, event.clipboardData)
        // While text is composed the browser pastes by itself.
        if (!view.editable || view.composing || html === '') return false
        event.preventDefault()
        const text = event.clipboardData?.getData('text/plain') ?? ''
        if (isTextAlone(html, text)) return view.pasteText(text, event)
        const slice = readPasted(view, html)
        // A board or a button says by its HTML nothing that is of a text.
        if (slice.size === 0 && text !== '') return view.pasteText(text, event)
        return pasteRead(view, slice, event)
      },
      drop(view, event) {
        const html = htmlOf(view, event.dataTransfer)
        if (!view.editable || view.dragging || html === '') return false
        // ProseMirror takes what is dragged within a field as it is.
        foreign.add(event)
        view.dragging = { slice: readPasted(view, html), move: false }
        return false
      },
    },
  },
})

/** Empty where the text beside it is meant: in code, and where one asks for plain text in a browser that gives both. */
function htmlOf(view: EditorView, data: DataTransfer | null): string {
  const { parent } = findDropPlace(view) ?? view.state.selection.$from
  const { shiftKey, lastKeyCode } = (view as unknown as { readonly input: Keys }).input
  const isText = parent.type.spec.code === true || (shiftKey && lastKeyCode !== insertKey)
  return isText && data?.getData('text/plain') !== '' ? '' : (data?.getData('text/html') ?? '')
}
