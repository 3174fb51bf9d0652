import { isElement } from '../../dom/kinds.ts'
import { useEffect, type RefObject } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { keymapHandler } from '../../core/feature/keymap.ts'
import { goToMatch, openFind } from './find-commands.ts'
import { closeBar } from './run-in-bar.ts'

const goOn = goToMatch(1)
const goBack = goToMatch(-1)

/** What the keys of find do in the text they do in the bar, too. */
const handleBarKey = keymapHandler({
  'Mod-f': openFind,
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
