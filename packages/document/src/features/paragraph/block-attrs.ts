import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { attributeOf, isBare, oneOf, styleOf } from '../../html/element-parts.ts'
import { keepLength } from '../../values/length.ts'
import { boxSides } from '../../values/tokens.ts'
import { writeDeclarations } from '../../values/declarations.ts'

/** How a block's text is set; `null` is the default, left, which is not written. */
export type Align = 'center' | 'right' | 'justify'

/** The attributes of paragraphs and headings. */
export interface BlockAttrs {
  readonly align: Align | null
  /** A CSS length (`40px`). */
  readonly indent: string | null
}

export const blockAttrSpecs: AttrSpecs<BlockAttrs> = {
  align: { default: null, validate: 'string|null' },
  indent: { default: null, validate: 'string|null' },
}

/** The attributes of a paragraph or a heading. */
export const blockAttrs: (node: Node) => BlockAttrs = attrsReader(blockAttrSpecs)

/** The alignment of any node: `null` is the usual one, also where a node has none. */
export function alignOf(node: Node): Align | null {
  return (node.attrs as Partial<BlockAttrs>).align ?? null
}

/** The indent of any node, a paragraph, a list or an item: `null` is none. */
export function indentOf(node: Node): string | null {
  return (node.attrs as Partial<BlockAttrs>).indent ?? null
}

const parseAlign = oneOf('left', 'center', 'right', 'justify')
const parseTextAlign = oneOf('left', 'center', 'right', 'justify', 'start', 'end')

/** The alignment that an element asks for, in text from left to right: `undefined` when it says nothing, `null` for left. */
export function readAlign(element: HtmlElement): Align | null | undefined {
  const align = styleOf(element, 'text-align', parseTextAlign) ?? attributeOf(element, 'align', parseAlign)
  if (align === null) return undefined
  if (align === 'left' || align === 'start') return null
  return align === 'end' ? 'right' : align
}

/** The left indent of an element, from `margin-left` or the `margin` shorthand, kept as it was written. */
export function readIndent(element: HtmlElement): string | null {
  const fromShorthand = (value: string): string | null => keepLength(boxSides(value)?.left ?? '')
  return styleOf(element, 'margin-left', keepLength) ?? styleOf(element, 'margin', fromShorthand)
}

/** What an element says of a block; no `align` leaves it to what stands around. */
type SaidAttrs = Pick<BlockAttrs, 'indent'> & { readonly align: Align | null | undefined }

const nothingSaid: SaidAttrs = { align: undefined, indent: null }

/** The attributes that an element gives the block that it is. */
export function readBlockAttrs(element: HtmlElement): SaidAttrs {
  return isBare(element) ? nothingSaid : { align: readAlign(element), indent: readIndent(element) }
}

/** The style of a block with these attributes; `''` when it has the defaults. */
export function blockStyle(node: Node): string {
  const { align, indent } = blockAttrs(node)
  return writeDeclarations({ 'margin-left': indent, 'text-align': align })
}

/** The attributes that a block shows in the field. */
export function blockDomAttrs(node: Node): Record<string, string> {
  const style = blockStyle(node)
  return style ? { style } : {}
}
