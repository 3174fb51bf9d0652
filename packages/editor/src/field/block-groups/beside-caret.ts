import type { EditorView } from 'prosemirror-view'
import { selectionNear, windowOf } from '../../dom/root-of.ts'
import { nextFrame } from '../../ui/lazy/next-frame.ts'
import { farClass, groupClass, layOut, letRest } from './group-desc.ts'

const movingKeys: ReadonlySet<string> = new Set(
  'ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp'.split(' '),
)

/**
 * Lays out the groups in which the selection begins and ends, those beside them, and those to which a key may go, before it does. A browser looks
 * for the next place in what is laid out, and went past whole groups that are not: those far from the window, those that come into it with the next
 * frame, and those that were laid out because they were selected, at the moment when they no longer are.
 */
export function layOutBesideCaret(view: EditorView, signal: AbortSignal): void {
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (!movingKeys.has(key) || !view.hasFocus()) return
    const groups = [...view.dom.querySelectorAll<HTMLElement>(`.${groupClass}`)]
    const selection = groups.length > 0 ? selectionNear(view.dom) : null
    if (!selection?.rangeCount) return
    const places = endsOf(selection.getRangeAt(0))
    if (ctrlKey || metaKey) places.push(leaf(view.dom, 'firstChild'), leaf(view.dom, 'lastChild'))
    const beside = new Set(places.flatMap(place => groupsBeside(groups, place)))
    const passed = [...beside].filter(group => !selection.isCollapsed || isSkipped(group))
    for (const group of passed) {
      group.classList.remove(farClass)
      layOut(group)
    }
    if (passed.length > 0) void restAfterFrame(passed, selection)
  }
  windowOf(view.dom).addEventListener('keydown', onKey, { signal, capture: true, passive: true })
}

/** The first and the last of what is selected, or what stands behind a caret and before it. */
function endsOf({ startContainer, startOffset, endContainer, endOffset }: Range): Node[] {
  return [
    leaf(startContainer.childNodes[startOffset] ?? startContainer, 'firstChild'),
    leaf(endContainer.childNodes[endOffset - 1] ?? endContainer, 'lastChild'),
  ]
}

function leaf(node: Node, side: 'firstChild' | 'lastChild'): Node {
  let found = node
  for (let next = found[side]; next; next = found[side]) found = next
  return found
}

/** The groups around a place, with those that end before it and begin behind it. */
function groupsBeside(groups: readonly HTMLElement[], place: Node): HTMLElement[] {
  const isBehind = (group: Element): boolean =>
    (place.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = groups.findIndex(isBehind)
  const before = groups.slice(0, next < 0 ? undefined : next).findLast(group => !group.contains(place))
  const after = next < 0 ? [] : groups.slice(next, next + 2)
  return [...groups.filter(group => group.contains(place) || (before && group.contains(before))), ...after]
}

function isSkipped(group: HTMLElement): boolean {
  return group.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
}

/** Browsers work out where the caret is when a page asks for it first, by what is laid out then. */
async function restAfterFrame(groups: readonly HTMLElement[], selection: Selection): Promise<void> {
  await nextFrame()
  void selection.focusNode
  for (const group of groups) letRest(group)
}
