import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { isElement } from '../../dom/kinds.ts'
import { readSelection } from '../../core/selection/read-selection.ts'
import { isPlainKey } from './before-rest.ts'
import type { FirstText } from './held-input.ts'

/** What needs no features in a text that has none yet. */
export function firstText(view: EditorView): FirstText {
  return {
    passes(key) {
      readSelection(view)
      return isPlainKey(key, view.state)
    },
    pressedAt({ clientX, clientY, target }) {
      if (view.editable || contextOf(view.state).readOnly) return null
      // An object is drawn anew when its features come: its button is found again by the place of the object.
      const button = isElement(target) ? target.closest('button') : null
      if (button) {
        const pos = view.posAtDOM(button, 0, -1)
        return { pos, button: buttonsAt(view, pos).indexOf(button) }
      }
      const place = view.posAtCoords({ left: clientX, top: clientY })
      return place && { pos: place.pos, button: -1 }
    },
  }
}

/** The buttons of the object at a position, such as the one that plays its video. */
export function buttonsAt(view: EditorView, pos: number): readonly HTMLButtonElement[] {
  const dom = view.nodeDOM(pos)
  return isElement(dom) ? [...dom.querySelectorAll('button')] : []
}
