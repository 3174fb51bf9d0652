import { isElement } from '../../dom/kinds.ts'
import type { Command } from 'prosemirror-state'
import { useEffect, type RefObject } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { keymapHandler } from '../../core/feature/keymap.ts'
import { goToMatch } from './find-commands.ts'
import { callFind, findOf } from './find-state.ts'
import { closeBar } from './run-in-bar.ts'

const goOn = goToMatch(1)
const goBack = goToMatch(-1)

/** Goes to the first field. What stands in the bar is what is looked for, whatever is selected in the text. */
const goToInput: Command = (state, dispatch) => {
  const find = findOf(state)
  if (find) dispatch?.(callFind(state.tr, find.search, find.current))
  return find !== null
}

/** What the keys of find do in the text they do in the bar, too. */
const handleBarKey = keymapHandler({
  'Mod-f': goToInput,
  F3: goOn,
  'Shift-F3': goBack,
  'Mod-g': goOn,
  'Mod-Shift-g': goBack,
})
const handleFindKey = keymapHandler({ Enter: goOn, 'Shift-Enter': goBack })

/**
 * The keys of the bar: Escape closes it, Enter in the first field goes on, with Shift back. On its buttons, where nothing is
 * typed, shortcuts are those of the text: Ctrl+Z takes back what was replaced.
 */
export function useBarKeys(bar: RefObject<HTMLElement | null>, editor: EditorContext): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || !answer(event, editor)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [bar, editor])
}

function answer(event: KeyboardEvent, editor: EditorContext): boolean {
  const { view } = editor
  const { target } = event
  if (!view || !isElement(target)) return false
  if (event.key === 'Escape') {
    closeBar(editor)
    return true
  }
  if (handleBarKey(view, event)) return true
  if (target.matches('input')) return target.matches('.tf-find-input') && handleFindKey(view, event)
  const isShortcut = event.ctrlKey || event.metaKey
  return isShortcut && view.someProp('handleKeyDown', handle => handle(view, event)) === true
}
