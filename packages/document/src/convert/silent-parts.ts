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
  'table.ck-table-resized': always,
  'label.todo-list__label': always,
  'label.todo-list__label_without-description': always,
  'span.todo-list__label__description': always,
  'input[type]': understands(''),
  'input[checked]': understands(''),
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
  '{text-align}': oneOf('start'),
}

const breakStyles = ['{page-break-before}', '{page-break-after}', '{break-after}']

/** The look of an item's marker, which follows from the text of the item. */
const markerLook = /^li(?:\.ck-list-marker-|\{--ck-content-list-marker-)/

/** Whether nothing is lost with a part of an element (`[target]`) that the reader did not understand. */
export function isSilent(element: TrackingElement, part: string, value: string): boolean {
  const name = `${element.localName}${part}`
  const test = silentParts[name] ?? silentParts[part]
  return test === undefined ? markerLook.test(name) : test(value, element)
}
