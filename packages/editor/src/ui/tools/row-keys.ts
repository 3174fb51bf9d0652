import type { EditorContext } from '../../core/feature/editor-context.ts'
import { isElement } from '../../dom/kinds.ts'

/** A key, as React tells of it. */
interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly target: EventTarget
  readonly currentTarget: HTMLElement
  readonly preventDefault: () => void
}

/** Arrows, Home and End lead from button to button of a row, and Escape back to the text. */
export function moveInRow(event: Key, editor: EditorContext | undefined): void {
  const row = event.currentTarget
  // Keys in a popup reach here too, through React's tree.
  if (!isElement(event.target) || !row.contains(event.target)) return
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  if (event.key === 'Escape' && editor) editor.focus()
  else {
    const button = buttonAt(buttonsOf(row), event.key, event.target)
    if (!button) return
    button.focus()
  }
  event.preventDefault()
}

/** The button that has the focus is where the Tab key comes back to. */
export function takeTabStop(row: HTMLElement, target: EventTarget): void {
  const buttons = buttonsOf(row)
  const stop = buttons.find(button => button === target)
  if (stop) for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}

/** Keeps one button of a row the stop of the Tab key, whatever comes and goes; returns what ends it. */
export function keepTabStop(row: HTMLElement): () => void {
  const keep = (): void => {
    const [first, ...others] = buttonsOf(row)
    if (first && ![first, ...others].some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0
  }
  keep()
  const observer = new MutationObserver(keep)
  observer.observe(row, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function buttonAt(buttons: readonly HTMLElement[], key: string, from: Element): HTMLElement | undefined {
  const index = buttons.findIndex(button => button === from)
  switch (key) {
    case 'ArrowRight':
      return buttons[(index + 1) % buttons.length]
    case 'ArrowLeft':
      return buttons.at(Math.max(index, 0) - 1)
    case 'Home':
      return buttons[0]
    case 'End':
      return buttons.at(-1)
    default:
      return undefined
  }
}

function buttonsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')]
}
