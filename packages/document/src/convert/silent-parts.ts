import { isBoundary } from '../html/element-kinds.ts'
import { findElement } from '../html/html-element.ts'
import { isSurelyValid } from './css-values.ts'
import { effectiveStyles } from './effective-styles.ts'
import { isInertAttribute } from './inert-attributes.ts'
import { isInertStyle } from './inert-styles.ts'
import { TrackingElement } from './tracking-element.ts'

type Test = (value: string, element: TrackingElement) => boolean

const always: Test = () => true
const oneOf =
  (...words: readonly string[]): Test =>
  value =>
    words.includes(value.trim().toLowerCase())
const understands =
  (...parts: readonly string[]): Test =>
  (_value, element) =>
    parts.every(part => element.consumedParts.has(part))
const isStart = oneOf('start')
const isCentred: Test = value => value.trim().toLowerCase().split(/\s+/).includes('auto')

const objects = /^(?:img|input|button|iframe|object|embed|video|audio|canvas|applet)$/
const makesBox = /^(?:display|float|position|writing-mode|column-.*|all)$/

const isBox = (element: TrackingElement): boolean =>
  effectiveStyles(element.getAttribute('style') ?? '').some(([name]) => makesBox.test(name))

const isLine = (element: TrackingElement): boolean => !isBoundary(element.localName) && !isBox(element)

/** Whether an element is part of a line, and so is all it holds: a box around it may make one of it. */
const setsNoLines = (element: TrackingElement): boolean =>
  isLine(element) &&
  !(element.parent instanceof TrackingElement && isBox(element.parent)) &&
  !objects.test(element.localName) &&
  findElement(element, child => !isLine(child as TrackingElement)) === null

const isShownAnyway = ([name, value]: readonly [string, string]): boolean =>
  name === 'display' && isSurelyValid(name, value) && !/revert/i.test(value)

/** Rows stand in the middle unless what is around them says otherwise. */
const isUsualHeight: Test = (value, { parent }) =>
  value.trim().toLowerCase() === 'middle' &&
  parent instanceof TrackingElement &&
  parent.getAttribute('valign') === null

/** Whether text around an element runs from left to right, as far as the HTML says. */
function isAmongLeftToRight(element: TrackingElement): boolean {
  for (let around = element.parent; around instanceof TrackingElement; around = around.parent) {
    const direction = around.getAttribute('dir')?.trim().toLowerCase() ?? 'ltr'
    if (direction !== 'ltr') return false
    if (effectiveStyles(around.getAttribute('style') ?? '').some(([name]) => name === 'direction'))
      return false
  }
  return true
}

/**
 * Parts of elements with which nothing is lost although the reader takes no notice of them, each with a test of its
 * value. Keys are written as in the list of losses; without a tag they hold for every element.
 */
const silentParts: Readonly<Record<string, Test>> = {
  // Made again when the document is saved.
  'a[target]': always,
  'a[rel]': always,
  'img[sizes]': always,
  'img{aspect-ratio}': understands('[width]', '[height]'),
  '.image_resized': always,
  'label.todo-list__label': always,
  'label.todo-list__label_without-description': always,
  'span.todo-list__label__description': always,
  'input[disabled]': understands(''),
  '.page-break': (_value, element) => breakStyles.some(style => element.consumedParts.has(style)),
  // The older editor's own book-keeping.
  'li[data-list-item-id]': always,
  'span[data-mention-uid]': always,
  'span[data-mention]': oneOf('undefined'),
  'br[data-cke-filler]': always,
  'figure.content-table': always,
  // What is so anyway.
  'ol[start]': oneOf('1'),
  'ol[type]': oneOf('1'),
  'table[border]': oneOf('1'),
  'tr[valign]': isUsualHeight,
  'tbody[valign]': isUsualHeight,
  'table[align]': oneOf('center'),
  'table{margin}': isCentred,
  'table{margin-left}': isCentred,
  'table{margin-right}': isCentred,
  '.table-style-align-center': always,
  '{float}': oneOf('none'),
  '[align]': (_value, element) => setsNoLines(element),
  '[hidden]': (_value, element) => effectiveStyles(element.getAttribute('style') ?? '').some(isShownAnyway),
  '[dir]': (value, element) =>
    oneOf('ltr')(value, element) && isBoundary(element.localName) && isAmongLeftToRight(element),
  '{text-align}': (value, element) => isStart(value, element) || setsNoLines(element),
}

/** Attributes that say nothing beside a style: it wins wherever a page is shown. */
const weakerThan: Readonly<Record<string, readonly string[]>> = {
  '[align]': ['{text-align}', '{float}', '{margin}', '{margin-left}', '{margin-right}'],
  '[background]': ['{background}'],
  '[bgcolor]': ['{background-color}', '{background}'],
  '[border]': ['{border}'],
  '[color]': ['{color}'],
  '[height]': ['{height}'],
  '[valign]': ['{vertical-align}'],
  '[width]': ['{width}'],
}

/** How and when a browser fetches a picture, not what it shows. */
const fetching: ReadonlySet<string> = new Set(['[loading]', '[decoding]', '[fetchpriority]'])

const breakStyles = ['{page-break-before}', '{page-break-after}', '{break-after}']

/** What the older editor wrote for itself, such as the look of a marker, which follows from the text of the item. */
const editing = /^(?:\.ck(?:$|[-_])|\{--ck-)/

/** Whether a part of an element changes nothing, on whatever page it stands. */
function isInert(element: TrackingElement, part: string, value: string): boolean {
  const name = part.slice(1, -1)
  if (part.startsWith('{')) return isInertStyle(element, name, value)
  return part.startsWith('[') && isInertAttribute(element.localName, name, value)
}

const wholly = /^\[(?:background|bgcolor|color|height|valign|width)\]$/

/** Whether a style surely takes the place of an attribute, although the reader has no use for it. */
function isOverruled(element: TrackingElement, part: string, style: string): boolean {
  const said = effectiveStyles(element.getAttribute('style') ?? '')
  return (
    wholly.test(part) && said.some(([name, value]) => style === `{${name}}` && isSurelyValid(name, value))
  )
}

/** Whether nothing is lost with a part of an element (`[target]`) that the reader did not understand. */
export function isSilent(element: TrackingElement, part: string, value: string): boolean {
  const test = silentParts[`${element.localName}${part}`] ?? silentParts[part]
  if (test?.(value, element) || editing.test(part) || fetching.has(part) || isInert(element, part, value))
    return true
  const styles = weakerThan[part]
  return styles?.some(style => element.consumedParts.has(style) || isOverruled(element, part, style)) ?? false
}
