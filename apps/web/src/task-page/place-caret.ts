import type { FieldHandle } from '@taskfield/editor'

/** Where the caret is to stand when the field opens: at a point of the window, or where the text is in sight. */
export type CaretTarget = { x: number; y: number } | 'text'

/**
 * Focuses the field without scrolling the page. The caret goes to the point asked for, else to the end of the text where
 * that can be seen, else to the first line that can. Under fingers it goes to the first line even so, since a keyboard is
 * about to cover what is below.
 */
export function placeCaret(field: FieldHandle, target: CaretTarget): void {
  field.focus()
  const text = document.activeElement
  if (!(text instanceof HTMLElement) || !text.isContentEditable) return
  const place = target === 'text' ? placeInSight(text) : placeAt(text, target)
  if (place) document.getSelection()?.collapse(place.node, place.offset)
}

interface Place {
  node: Node
  offset: number
}

/** Heights of the window: px from its top. */
interface Sight {
  top: number
  bottom: number
}

function placeInSight(text: HTMLElement): Place | null {
  const sight = sightOf(text)
  const { bottom } = text.getBoundingClientRect()
  const isEndInSight = bottom <= sight.bottom && !matchMedia('(pointer: coarse)').matches
  return isEndInSight ? lastLine(text, sight) : firstLine(text, sight)
}

/** What a person points at may be a caption; beside the text the next line is meant. */
function placeAt(text: HTMLElement, { x, y }: { x: number; y: number }): Place | null {
  const place = placeFromPoint(x, y)
  const sight = sightOf(text)
  return place && isInText(place, text) ? place : firstLine(text, { top: y, bottom: sight.bottom })
}

/** What is seen of the window below all that sticks to its top. */
function sightOf(text: HTMLElement): Sight {
  const toolbar = text.closest('.description')?.querySelector('[role="toolbar"]')
  return {
    // Nearer to the toolbar the first key would scroll the text.
    top: (toolbar?.getBoundingClientRect().bottom ?? 0) + step,
    bottom: window.visualViewport?.height ?? innerHeight,
  }
}

/** Less than the height of a line: px. */
const step = 8

function firstLine(text: HTMLElement, sight: Sight): Place | null {
  const { left, right } = text.getBoundingClientRect()
  for (let y = sight.top; y < sight.bottom; y += step) {
    const place = lineAt(text, left + step, y) ?? lineAt(text, (left + right) / 2, y)
    if (place && isWithin(place, sight)) return place
  }
  return null
}

function lastLine(text: HTMLElement, sight: Sight): Place | null {
  const { right, bottom } = text.getBoundingClientRect()
  for (let y = bottom; y > sight.top; y -= step) {
    const place = lineAt(text, right - step, y)
    if (place && isWithin(place, sight)) return place
  }
  return null
}

/** The place in a line of text at a point; a caption is none. */
function lineAt(text: HTMLElement, x: number, y: number): Place | null {
  const place = placeFromPoint(x, y)
  return place && isInText(place, text) && !elementOf(place)?.closest('figcaption') ? place : null
}

/** Safari before 18.4 has only the older of the two questions. */
function placeFromPoint(x: number, y: number): Place | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const { caretRangeFromPoint } = document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  const range = caretRangeFromPoint?.call(document, x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

/** Whether one can type there: in words, or in a block that has none yet. */
function isInText(place: Place, text: HTMLElement): boolean {
  const element = elementOf(place)
  if (!element || !text.contains(element) || !element.isContentEditable) return false
  return place.node instanceof Text || element.matches('p, h2, h3, h4, code, figcaption')
}

function isWithin(place: Place, { top, bottom }: Sight): boolean {
  const range = document.createRange()
  range.setStart(place.node, place.offset)
  const box = range.getClientRects()[0] ?? elementOf(place)?.getBoundingClientRect()
  return box !== undefined && box.top >= top && box.bottom <= bottom
}

function elementOf({ node }: Place): HTMLElement | null {
  return node instanceof HTMLElement ? node : node.parentElement
}
