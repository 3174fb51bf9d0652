import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { readIndent } from '../paragraph/block-attrs.ts'
import { anyText, attributeOf, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'

/** What the items of a list begin with. */
export type ListKind = 'bulleted' | 'numbered' | 'todo'

/** The attributes of a list; `null` is the usual. */
export interface ListAttrs {
  readonly kind: ListKind
  /** A CSS `list-style-type`. */
  readonly marker: string | null
  /** The number of the first item. */
  readonly start: number | null
  /** Whether the numbers count down; without a start they end with 1. */
  readonly reversed: boolean
  /** A CSS length. */
  readonly indent: string | null
}

export const listAttrSpecs: AttrSpecs<ListAttrs> = {
  kind: { default: 'bulleted', validate: 'string' },
  marker: { default: null, validate: 'string|null' },
  start: { default: null, validate: 'number|null' },
  reversed: { default: false, validate: 'boolean' },
  indent: { default: null, validate: 'string|null' },
}

/** The attributes of a list. */
export const listAttrs: (node: Node) => ListAttrs = attrsReader(listAttrSpecs)

/** The number of the first item of a numbered list. */
export function firstNumber(list: Node): number {
  const { start, reversed } = listAttrs(list)
  return start ?? (reversed ? list.childCount : 1)
}

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
const fromShorthand = (value: string): string | null => value.split(/\s+/).map(markers).find(Boolean) ?? null

const bulletTypes = oneOf('disc', 'circle', 'square')
const numberTypes: ReadonlyMap<string, string> = new Map([
  ['a', 'lower-latin'],
  ['A', 'upper-latin'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
])

const parseStart = (text: string): number | null => (/^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : null)

/** Reads the attributes of a list element; of which kind its items are, each says by itself. */
export function readListAttrs(element: HtmlElement): Omit<ListAttrs, 'kind'> {
  const numbered = element.localName === 'ol'
  const type = (text: string): string | null =>
    numbered ? (numberTypes.get(text.trim()) ?? null) : bulletTypes(text.toLowerCase())
  const reversed = numbered && attributeOf(element, 'reversed', anyText) !== null
  const start = numbered ? attributeOf(element, 'start', parseStart) : null
  return {
    marker:
      styleOf(element, 'list-style-type', markers) ??
      styleOf(element, 'list-style', fromShorthand) ??
      attributeOf(element, 'type', type),
    start: start === 1 && !reversed ? null : start,
    reversed,
    indent: readIndent(element),
  }
}
