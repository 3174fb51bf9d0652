import { isBoundary } from '../html/element-kinds.ts'
import { isInertAttribute } from './inert-attributes.ts'
import { isInertStyle } from './inert-styles.ts'
import type { TrackingElement } from './tracking-element.ts'

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
  // What is so anyway.
  'ol[start]': oneOf('1'),
  'ol[type]': oneOf('1'),
  'table[border]': oneOf('1'),
  'table[align]': oneOf('center'),
  'table{margin}': isCentred,
  'table{margin-left}': isCentred,
  'table{margin-right}': isCentred,
  '.table-style-align-center': always,
  '{float}': oneOf('none'),
  '{text-align}': (value, element) => isStart(value, element) || !isBoundary(element.localName),
}

/** Attributes that say nothing beside a style: it wins wherever a page is shown. */
const weakerThan: Readonly<Record<string, readonly string[]>> = {
  '[align]': ['{text-align}', '{float}', '{margin}', '{margin-left}', '{margin-right}'],
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

/** Whether nothing is lost with a part of an element (`[target]`) that the reader did not understand. */
export function isSilent(element: TrackingElement, part: string, value: string): boolean {
  const test = silentParts[`${element.localName}${part}`] ?? silentParts[part]
  if (test?.(value, element) || editing.test(part) || fetching.has(part) || isInert(element, part, value))
    return true
  return weakerThan[part]?.some(style => element.consumedParts.has(style)) ?? false
}
