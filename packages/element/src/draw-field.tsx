import { RichTextField, type FieldHandle, type RichTextFieldProps } from '@taskfield/editor'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addStyles } from './styles.ts'

/** Everything that `<RichTextField>` can be given. */
export type FieldSettings = Omit<RichTextFieldProps, 'ref'>

/** A field that stands in an element of the page. */
export interface DrawnField {
  readonly handle: FieldHandle
  /** Draws the field with other settings; the text stays as it is. */
  readonly draw: (settings: FieldSettings) => void
  /** Takes the field off the page, after `onChange` has been told everything. */
  readonly remove: () => void
}

/** Draws a field into an element that is on the page. It has its content and its handle when this returns, and its features at `onReady`. */
export function drawField(place: HTMLElement, settings: FieldSettings): DrawnField {
  addStyles(rootOf(place))
  const root = createRoot(place)
  const held: { current: FieldHandle | null } = { current: null }
  const draw = (shown: FieldSettings): void =>
    flushSync(() => root.render(<RichTextField {...shown} ref={held} />))
  draw(settings)
  const handle = held.current
  if (!handle) throw new Error('The field was not drawn: the element must be on a page that is shown.')
  return {
    handle,
    draw,
    remove() {
      handle.flush()
      root.unmount()
    },
  }
}

function rootOf(place: HTMLElement): Document | ShadowRoot {
  const root = place.getRootNode()
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : place.ownerDocument
}
