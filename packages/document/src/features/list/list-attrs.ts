import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { readIndent } from '../paragraph/block-attrs.ts'
import { attributeOf, hasClass, oneOf, styleOf } from '../../html/element-parts.ts'
import { elementsOf, findElement, type HtmlElement } from '../../html/html-element.ts'

/** What the items of a list begin with. */
export type ListKind = 'bulleted' | 'numbered' | 'todo'

/** The attributes of a list; `null` is the usual. */
export interface ListAttrs {
  readonly kind: ListKind
  /** A CSS `list-style-type`. */
  readonly marker: string | null
  /** The number of the first item. */
  readonly start: number | null
  /** A CSS length. */
  readonly indent: string | null
}

export const listAttrSpecs: AttrSpecs<ListAttrs> = {
  kind: { default: 'bulleted', validate: 'string' },
  marker: { default: null, validate: 'string|null' },
  start: { default: null, validate: 'number|null' },
  indent: { default: null, validate: 'string|null' },
}

/** The attributes of a list. */
export const listAttrs: (node: Node) => ListAttrs = attrsReader(listAttrSpecs)

/** The attributes of an item. */
export interface ListItemAttrs {
  /** Whether its box is checked, in a to-do list; elsewhere `false`. */
  readonly checked: boolean
  /** A CSS length; `null` is the usual. */
  readonly indent: string | null
}

export const listItemAttrSpecs: AttrSpecs<ListItemAttrs> = {
  checked: { default: false, validate: 'boolean' },
  indent: { default: null, validate: 'string|null' },
}

/** The attributes of an item. */
export const listItemAttrs: (node: Node) => ListItemAttrs = attrsReader(listItemAttrSpecs)

const markers = oneOf(
  ...'disc circle square decimal decimal-leading-zero lower-roman upper-roman lower-latin upper-latin lower-alpha'.split(
    ' ',
  ),
  ...'upper-alpha lower-greek upper-greek arabic-indic armenian georgian hebrew hiragana katakana none'.split(
    ' ',
  ),
)
const numberTypes: ReadonlyMap<string, string> = new Map([
  ['a', 'lower-latin'],
  ['A', 'upper-latin'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
])

const parseStart = (text: string): number | null => {
  const start = /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : 1
  return start === 1 ? null : start
}

/** Whether the list's items are checkboxes: the older editor's class, or a checkbox at the head of the first item. */
function hasCheckboxes(list: HtmlElement): boolean {
  if (hasClass(list, 'todo-list') || attributeOf(list, 'data-type', oneOf('taskList')) !== null) return true
  const [first] = elementsOf(list)
  return first !== undefined && checkboxOf(first) !== null
}

const isBox = (element: HtmlElement): boolean =>
  element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'checkbox'

/** Elements that are something by themselves: a box in one of them is not the item's. */
const holders: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'blockquote', 'table', 'figure'])

/** The checkbox at the head of an item, not of what stands in it by itself. */
function checkboxOf(item: HtmlElement): HtmlElement | null {
  const [first] = elementsOf(item)
  if (!first || holders.has(first.localName)) return null
  return isBox(first) ? first : findElement(first, isBox, element => !holders.has(element.localName))
}

const unnumberedKind = (list: HtmlElement): ListKind => (hasCheckboxes(list) ? 'todo' : 'bulleted')

/** Reads the attributes of a list element. */
export function readListAttrs(element: HtmlElement): ListAttrs {
  const numbered = element.localName === 'ol'
  const type = (text: string): string | null => (numbered ? (numberTypes.get(text.trim()) ?? null) : null)
  return {
    kind: numbered ? 'numbered' : unnumberedKind(element),
    marker: styleOf(element, 'list-style-type', markers) ?? attributeOf(element, 'type', type),
    start: numbered ? attributeOf(element, 'start', parseStart) : null,
    indent: readIndent(element),
  }
}

/** Whether an item's box is checked. */
export function isChecked(item: HtmlElement): boolean {
  const box = checkboxOf(item)
  box?.consumed?.('')
  return box
    ? box.getAttribute('checked') !== null
    : attributeOf(item, 'data-checked', oneOf('true', 'false')) === 'true'
}
