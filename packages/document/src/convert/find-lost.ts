import { isBoundary, isDropped, isWrapper } from '../html/element-kinds.ts'
import { classesOf } from '../html/element-parts.ts'
import { elementsOf, findElement } from '../html/html-element.ts'
import { textOf } from '../html/text-of.ts'
import { effectiveStyles } from './effective-styles.ts'
import { isPartlyKept } from './partly-kept.ts'
import type { TrackingElement } from './tracking-element.ts'
import { isSilent } from './silent-parts.ts'

/** Where an element stands: in a caption no blocks and pictures are kept, in code nothing but text. */
type Place = 'text' | 'caption' | 'code'

/** Headings of levels that we do not have; they are read as paragraphs. */
const lowHeadings: ReadonlySet<string> = new Set(['h5', 'h6'])
const objects: ReadonlySet<string> = new Set(['img', 'oembed'])
const nothing: ReadonlySet<string> = new Set()

function placeIn(element: TrackingElement, place: Place): Place {
  if (element.localName === 'pre' && element.consumedParts.has('')) return 'code'
  const isCaption = element.localName === 'figcaption' || element.localName === 'caption'
  return isCaption && element.consumedParts.has('') ? 'caption' : place
}

/** What the reader consumed of an element and the document has a place for. */
function keptParts(element: TrackingElement, place: Place): ReadonlySet<string> {
  const tag = element.localName
  if (place === 'caption' && (isBoundary(tag) || objects.has(tag))) return nothing
  return element.consumedParts
}

function isTagLost(element: TrackingElement, kept: ReadonlySet<string>, place: Place): boolean {
  const tag = element.localName
  if (lowHeadings.has(tag)) return true
  if (tag === 'a' && element.getAttribute('href') === null) return false
  return !kept.has('') && !isWrapper(tag) && !(place === 'code' && tag === 'code')
}

/** Whether an element goes with all it holds, since it can be made again. */
const isWhole = (element: TrackingElement): boolean => element.consumedParts.has('*')

/** Whether an element holds what cannot be made again. */
function saysSomething(element: TrackingElement): boolean {
  return (
    textOf(element).trim() !== '' || findElement(element, ({ localName }) => localName === 'img') !== null
  )
}

/** Each attribute, class and style of an element, with its value. */
function* partsOf(element: TrackingElement): Generator<[part: string, value: string]> {
  for (const { name, value } of element.attributes)
    if (name !== 'class' && name !== 'style') yield [`[${name}]`, value]
  for (const name of classesOf(element)) yield [`.${name}`, '']
  for (const [property, value] of effectiveStyles(element.getAttribute('style') ?? ''))
    yield [`{${property}}`, value]
}

function* lossesOf(element: TrackingElement, place: Place): Generator<string> {
  const tag = element.localName
  if (isWhole(element)) {
    if (saysSomething(element)) yield tag
    return
  }
  const kept = keptParts(element, place)
  if (isTagLost(element, kept, place)) yield tag
  if (isDropped(tag) && !kept.has('')) return
  for (const [part, value] of partsOf(element))
    if (kept.has(part) ? isPartlyKept(part, value) : !isSilent(element, part, value)) yield `${tag}${part}`
}

/**
 * Finds what reading a tree left behind: elements (`iframe`), attributes (`a[title]`), classes (`p.note`) and styles
 * (`p{font-size}`), without what says nothing by itself or is made again on saving. The tree must have been read.
 * Does not recurse, so depth is no danger.
 */
export function findLost(root: TrackingElement): Set<string> {
  const lost = new Set<string>()
  const waiting: { readonly parent: TrackingElement; readonly place: Place }[] = [
    { parent: root, place: 'text' },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { parent, place } = next
    for (const child of elementsOf(parent)) {
      const element = child as TrackingElement
      for (const loss of lossesOf(element, place)) lost.add(loss)
      if (!isWhole(element) && !isDropped(element.localName))
        waiting.push({ parent: element, place: placeIn(element, place) })
    }
  }
  return lost
}
