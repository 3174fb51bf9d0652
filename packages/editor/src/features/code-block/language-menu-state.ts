import { isHtmlElement } from '../../dom/kinds.ts'
import { schema } from '@taskfield/document'
import { Plugin, PluginKey, type Command, type EditorState, type PluginView } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** The code block whose menu of languages is open, by its position. */
const key = new PluginKey<number | null>('languageMenu')

/** Remembers whose menu is open, and lets the buttons follow: whether they are pressed, and whether they can be. */
export const languageMenuState: Plugin<number | null> = new Plugin<number | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, open) {
      const pos = (transaction.getMeta(key) as number | null | undefined) ?? open
      if (transaction.getMeta(key) === null || pos === null) return null
      const mapped = transaction.mapping.mapResult(pos)
      const isCode = transaction.doc.nodeAt(mapped.pos)?.type === schema.nodes.codeBlock
      return isCode && !mapped.deletedAfter ? mapped.pos : null
    },
  },
  view: followState,
})

export function openLanguageMenuOf(state: EditorState): number | null {
  return key.getState(state) ?? null
}

/** Opens the menu of the code block at a position; `null` closes it. */
export function setLanguageMenu(pos: number | null): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, pos))
    return true
  }
}

/** The button of a code block that shows its language. */
export function findLanguageButton(view: EditorView, pos: number): HTMLButtonElement | null {
  const dom = view.nodeDOM(pos)
  return isHtmlElement(dom) ? dom.querySelector<HTMLButtonElement>('.tf-code-language') : null
}

function followState(view: EditorView): PluginView {
  let isEditable = view.editable
  let pressed: HTMLElement | null = null
  return {
    update() {
      const pos = openLanguageMenuOf(view.state)
      const button = pos === null ? null : findLanguageButton(view, pos)
      if (button !== pressed) {
        pressed?.setAttribute('aria-expanded', 'false')
        button?.setAttribute('aria-expanded', 'true')
        pressed = button
      }
      if (view.editable === isEditable) return
      isEditable = view.editable
      for (const each of view.dom.querySelectorAll<HTMLButtonElement>('.tf-code-language'))
        each.disabled = !isEditable
    },
  }
}
