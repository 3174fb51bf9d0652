import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { readSelection, trustCaret } from '../../core/selection/read-selection.ts'
import { isPlainKey } from './before-rest.ts'
import type { FirstText } from './held-input.ts'

/** What needs no features in a text that has none yet. */
export function firstText(view: EditorView): FirstText {
  return {
    passes(key) {
      readSelection(view)
      trustCaret(view)
      return isPlainKey(key, view.state)
    },
    pressedAt({ clientX, clientY }) {
      if (view.editable || contextOf(view.state).readOnly) return null
      return view.posAtCoords({ left: clientX, top: clientY })?.pos ?? null
    },
  }
}
