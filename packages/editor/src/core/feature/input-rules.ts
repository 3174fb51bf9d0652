import { inputRules, type InputRule } from 'prosemirror-inputrules'
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from './automatic-change.ts'

/**
 * Makes rules of ProseMirror's kind work on typed text. Unlike the library's own plugin it lets the text be typed
 * first, as other plugins would have it, and changes it in a second step: so undo gives back exactly what was typed, and redo the change.
 */
export function inputRulesPlugin(rules: readonly InputRule[]): Plugin {
  const library = inputRules({ rules })
  /** What the first rule that matches makes of the state, with `text` typed over a range. */
  const change = (state: EditorState, from: number, to: number, text: string): Transaction | null => {
    let found: Transaction | null = null
    const view = { state, composing: false, dispatch: (made: Transaction) => void (found = made) }
    // The library asks nothing else of the view.
    void library.props.handleTextInput?.call(library, view as EditorView, from, to, text, () => state.tr)
    return found
  }
  /** Changes what the last characters before the caret call for, as if they had been typed one by one. */
  const changeTyped = (view: EditorView, count: number): void => {
    for (let left = count - 1; left >= 0; left--) {
      const { empty, $from } = view.state.selection
      const at = $from.pos - left
      const made = empty && left < $from.parentOffset ? change(view.state, at, at, '') : null
      if (made) view.dispatch(made.getMeta(library) === undefined ? made : asAutomatic(made))
    }
  }
  /** Where the caret stood when an input method began its word. */
  let composedFrom = 0
  return new Plugin({
    props: {
      handleTextInput(...[view, from, to, text, typed]) {
        if (view.composing || !change(view.state, from, to, text)) return false
        // Typing over a link, for one, goes on with it.
        const isTyped = view.state.plugins.some(
          plugin =>
            plugin !== this &&
            plugin.props.handleTextInput?.call(plugin, view, from, to, text, typed) === true,
        )
        if (!isTyped) view.dispatch(typed())
        changeTyped(view, 1)
        return true
      },
      handleDOMEvents: {
        compositionstart: view => void (composedFrom = view.state.selection.from),
        // Only then is the state that of the text which the input method wrote.
        compositionend: view =>
          void setTimeout(() => {
            if (!view.isDestroyed) changeTyped(view, Math.max(1, view.state.selection.from - composedFrom))
          }),
      },
    },
  })
}
