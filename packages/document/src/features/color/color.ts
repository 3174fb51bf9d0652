import type { Attrs, Mark } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { attributeOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlMarkSpec, HtmlTagRule } from '../../html-spec.ts'
import { parseBackground, parseFontColor } from '../../values/color.ts'
import { showColors } from '../../values/shown-colors.ts'
import { writeDeclarations } from '../../values/declarations.ts'

/** The attributes of the marks of colours. */
export interface ColorAttrs {
  /** A CSS colour. */
  readonly color: string
}

const validate = (value: unknown): void => {
  if (typeof value !== 'string' || parseFontColor(value) === null)
    throw new RangeError(`Not a colour: ${String(value)}`)
}

const colorAttrSpecs: AttrSpecs<ColorAttrs> = { color: { validate } }

/** The attributes of a mark of a colour. */
export const colorAttrs: (mark: Mark) => ColorAttrs = attrsReader(colorAttrSpecs)

function colorMark(property: string, parseDOM: readonly HtmlTagRule[]): HtmlMarkSpec {
  return {
    attrs: colorAttrSpecs,
    parseDOM,
    toDOM: mark => [
      'span',
      showColors({ style: writeDeclarations({ [property]: colorAttrs(mark).color }) }),
      0,
    ],
    toHtml: { style: mark => ({ [property]: colorAttrs(mark).color }) },
  }
}

const attrsFor = (color: string | null): Attrs | false => (color === null ? false : { color })

/** The old `font` element's colour: six digits may lack their `#`. */
const parseFontElementColor = (text: string): string | null =>
  parseFontColor(/^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text)

const parseFontBackground = (text: string): string | null => parseFontColor(parseBackground(text) ?? '')

/** The colour of text. */
export const fontColor: HtmlMarkSpec = colorMark('color', [
  {
    tag: 'span',
    consuming: false,
    getAttrs: (element: HtmlElement) => attrsFor(styleOf(element, 'color', parseFontColor)),
  },
  {
    tag: 'font',
    consuming: false,
    getAttrs: (element: HtmlElement) =>
      attrsFor(
        styleOf(element, 'color', parseFontColor) ?? attributeOf(element, 'color', parseFontElementColor),
      ),
  },
])

/** The colour behind text. */
export const backgroundColor: HtmlMarkSpec = colorMark('background-color', [
  {
    tag: 'span',
    consuming: false,
    getAttrs: (element: HtmlElement) =>
      attrsFor(
        styleOf(element, 'background-color', parseFontColor) ??
          styleOf(element, 'background', parseFontBackground),
      ),
  },
])
