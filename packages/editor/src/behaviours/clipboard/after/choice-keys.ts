import type { EditorView } from 'prosemirror-view'
import { pasteChoiceOf, setPasteChoice } from './paste-choice.ts'

const modifiers: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'])

/** For as long as a choice is offered: Ctrl by itself opens it, and any other key closes it, whatever else that does. */
export function watchChoiceKeys(view: EditorView): void {
  const ending = new AbortController()
  const { signal } = ending
  // Ctrl of Ctrl+V is let go of later.
  let isCtrlAlone = false
  const watch = (type: 'keydown' | 'keyup', look: (event: KeyboardEvent) => void): void => {
    const listener = (event: KeyboardEvent): void => {
      if (pasteChoiceOf(view.state)) look(event)
      else ending.abort()
    }
    view.dom.addEventListener(type, listener, { signal, capture: true })
  }
  watch('keydown', ({ key, altKey, repeat }) => {
    if (!repeat) isCtrlAlone = key === 'Control'
    // Alt and F10 lead to the button.
    if (!modifiers.has(key) && !altKey) view.dispatch(setPasteChoice(view.state.tr, null))
  })
  watch('keyup', ({ key }) => {
    const choice = pasteChoiceOf(view.state)
    if (key === 'Control' && isCtrlAlone && choice)
      view.dispatch(setPasteChoice(view.state.tr, { ...choice, shown: 'focusedWays' }))
  })
}
