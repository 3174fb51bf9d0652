import { isElement } from '../dom/kinds.ts'
import type { KeyboardEvent } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'

/** Home and End to the ends of a toolbar, Escape back to the text. Arrows are the library's. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>, editor: EditorContext): void {
  const bar = event.currentTarget
  // Keys in a popup reach here too, through React's tree.
  if (!isElement(event.target) || !bar.contains(event.target)) return
  const buttons = bar.querySelectorAll<HTMLElement>('button')
  if (event.key === 'Escape') editor.focus()
  else if (event.key === 'Home') buttons[0]?.focus()
  else if (event.key === 'End') buttons[buttons.length - 1]?.focus()
  else return
  event.preventDefault()
}
