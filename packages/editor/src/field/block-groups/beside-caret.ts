import type { EditorView } from 'prosemirror-view'
import { selectionNear, windowOf } from '../../dom/root-of.ts'
import { nextFrame } from '../../ui/lazy/next-frame.ts'
import { groupClass } from './group-desc.ts'

const movingKeys: ReadonlySet<string> = new Set(
  'ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp'.split(' '),
)

/**
 * Lays out the groups beside the caret before a key moves it. A browser looks for the next line in what is laid out, and what comes into the
 * window is laid out with the next frame only: a key that comes before it went past whole groups.
 */
export function layOutBesideCaret(view: EditorView, signal: AbortSignal): void {
  const onKey = ({ key }: KeyboardEvent): void => {
    const caret = movingKeys.has(key) && view.hasFocus() && selectionNear(view.dom)?.focusNode
    if (!caret) return
    const skipped = groupsBeside(view.dom, caret).filter(isSkipped)
    for (const group of skipped) group.style.contentVisibility = 'visible'
    if (skipped.length > 0) void nextFrame().then(() => skipped.forEach(letRest))
  }
  windowOf(view.dom).addEventListener('keydown', onKey, { signal, capture: true, passive: true })
}

/** The groups around a place, with those that end before it and begin after it. */
function groupsBeside(text: Element, place: Node): HTMLElement[] {
  const groups = [...text.querySelectorAll<HTMLElement>(`.${groupClass}`)]
  const isBehind = (group: Element): boolean =>
    (place.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = groups.findIndex(isBehind)
  const around = groups.filter(group => group.contains(place))
  const before = groups.slice(0, next < 0 ? undefined : next).findLast(group => !group.contains(place))
  const after = next < 0 ? [] : groups.slice(next, next + 2)
  return [...around, ...groups.filter(group => before && group.contains(before)), ...after]
}

function isSkipped(group: HTMLElement): boolean {
  return group.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
}

function letRest(group: HTMLElement): void {
  group.style.contentVisibility = ''
}
