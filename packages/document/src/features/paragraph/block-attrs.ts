import type { AttributeSpec, Attrs, Node } from 'prosemirror-model'
import type { HtmlElement } from '../../html/html-element.ts'
import { attributeOf, oneOf, styleOf } from '../../html/element-parts.ts'
import { keepLength } from '../../values/length.ts'
import { boxSides } from '../../values/tokens.ts'
import { writeDeclarations } from '../../values/declarations.ts'

/** How a block's text is set; `null` is the default, left, which is not written. */
export type Align = 'center' | 'right' | 'justify'

/** The attributes of paragraphs and headings: alignment and indent (`40px`). */
export const blockAttrs: Record<'align' | 'indent', AttributeSpec> = {
  align: { default: null, validate: 'string|null' },
  indent: { default: null, validate: 'string|null' },
}

const parseAlign = oneOf('left', 'center', 'right', 'justify')

/** The alignment that an element asks for: `undefined` when it says nothing, `null` when it says left. */
export function readAlign(element: HtmlElement): Align | null | undefined {
  const align = styleOf(element, 'text-align', parseAlign) ?? attributeOf(element, 'align', parseAlign)
  if (align === null) return undefined
  return align === 'left' ? null : align
}

/** The left indent of an element, from `margin-left` or the `margin` shorthand, kept as it was written. */
export function readIndent(element: HtmlElement): string | null {
  const fromShorthand = (value: string): string | null => keepLength(boxSides(value)?.left ?? '')
  return styleOf(element, 'margin-left', keepLength) ?? styleOf(element, 'margin', fromShorthand)
}

export function readBlockAttrs(element: HtmlElement): Attrs {
  return { align: readAlign(element), indent: readIndent(element) }
}

/** The style of a block with these attributes; `''` when it has the defaults. */
export function blockStyle(node: Node): string {
  return writeDeclarations({ 'margin-left': node.attrs['indent'], 'text-align': node.attrs['align'] })
}

/** The attributes that a block shows in the field. */
export function blockDomAttrs(node: Node): Record<string, string> {
  const style = blockStyle(node)
  return style ? { style } : {}
}
