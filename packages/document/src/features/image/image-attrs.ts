import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { anyText, attributeOf, hasClass, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { keepLength } from '../../values/length.ts'
import { safeUrl } from '../../values/url.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import { parseSrcset } from './srcset.ts'

/**
 * How an image stands in the text. The names are those of the classes in existing data, after `image-style-`; of several classes the
 * last one here holds, as in the older editor.
 */
export const blockImageStyles = [
  'align-left',
  'align-right',
  'align-center',
  'block-align-left',
  'block-align-right',
  'side',
] as const
/** How an image within a line of text may stand. */
export const inlineImageStyles = ['align-left', 'align-right'] as const

/** The attributes of every image; `null` is what is not said. */
export interface ImageAttrs {
  readonly src: string
  readonly alt: string | null
  /** One of `blockImageStyles` or `inlineImageStyles`. */
  readonly style: string | null
  /** The size that a person chose, as CSS lengths. */
  readonly width: string | null
  readonly height: string | null
  /** The picture's own size, as its HTML attributes have it. */
  readonly naturalWidth: string | null
  readonly naturalHeight: string | null
  readonly srcset: string | null
  /**
   * The id of the upload that the picture comes from, for as long as that is under way. `src` is empty then, or the picture
   * that it takes the place of. The id is of the device: never written, never read.
   */
  readonly upload: string | null
}

export const imageAttrSpecs: AttrSpecs<ImageAttrs> = {
  src: { validate: 'string' },
  alt: { default: null, validate: 'string|null' },
  style: { default: null, validate: 'string|null' },
  width: { default: null, validate: 'string|null' },
  height: { default: null, validate: 'string|null' },
  naturalWidth: { default: null, validate: 'string|null' },
  naturalHeight: { default: null, validate: 'string|null' },
  srcset: { default: null, validate: 'string|null' },
  upload: { default: null, validate: 'string|null' },
}

/** The attributes of any image. */
export const imageAttrs: (node: Node) => ImageAttrs = attrsReader(imageAttrSpecs)

/** Whether an image has a picture that others can see: one that is still on its way to the server has none. */
export const isUploaded = (image: Node): boolean => {
  const { src, upload } = imageAttrs(image)
  return upload === null || src !== ''
}

const parseNatural = (text: string): string | null =>
  /^\s*(?:\d{1,5}%?|auto)\s*$/.test(text) ? text.trim() : null

const floatStyle = (value: string): string | null => {
  const side = oneOf('left', 'right')(value)
  return side && `align-${side}`
}

/** The style class that the figure around an image has, or the image itself; else its `float`. */
function readStyle(
  element: HtmlElement,
  figure: HtmlElement | null,
  styles: readonly string[],
): string | null {
  for (const holder of figure ? [figure, element] : [element]) {
    const style = styles.findLast(name => hasClass(holder, `image-style-${name}`))
    if (style) return style
  }
  return (figure && styleOf(figure, 'float', floatStyle)) ?? styleOf(element, 'float', floatStyle)
}

/** The element whose style gives the size: the figure where it says anything of it. */
function sizeHolder(element: HtmlElement, figure: HtmlElement | null): HtmlElement {
  const said = figure && (styleOf(figure, 'width', keepLength) ?? styleOf(figure, 'height', keepLength))
  return figure && said ? figure : element
}

type Size = Pick<ImageAttrs, 'width' | 'height' | 'naturalWidth' | 'naturalHeight'>

function readSize(element: HtmlElement, figure: HtmlElement | null): Size {
  const holder = sizeHolder(element, figure)
  const width = styleOf(holder, 'width', keepLength)
  const height = styleOf(holder, 'height', keepLength)
  const naturalWidth = attributeOf(element, 'width', parseNatural)
  const naturalHeight = attributeOf(element, 'height', parseNatural)
  // Both sides in pixels, without the mark of a resize, are the picture's own size.
  if (!width?.endsWith('px') || !height?.endsWith('px') || hasClass(holder, 'image_resized')) {
    return { width, height, naturalWidth, naturalHeight }
  }
  const pixels = (length: string): string => String(Number.parseInt(length))
  return {
    width: null,
    height: null,
    naturalWidth: naturalWidth ?? pixels(width),
    naturalHeight: naturalHeight ?? pixels(height),
  }
}

/** Reads an `img`, with what the figure around it says; `null` without a safe source. */
export function readImageAttrs(
  element: HtmlElement,
  figure: HtmlElement | null,
  styles: readonly string[],
): ImageAttrs | null {
  const src = attributeOf(element, 'src', source => safeUrl(source, 'image'))
  if (!src?.trim()) return null
  return {
    src,
    alt: attributeOf(element, 'alt', anyText),
    style: readStyle(element, figure, styles),
    srcset: attributeOf(element, 'srcset', parseSrcset),
    upload: null,
    ...readSize(element, figure),
  }
}

/** The classes of an image after its own: its style, and the mark of a chosen width. */
export function imageClasses({ style, width }: ImageAttrs): string {
  const resized = width !== null
  return [...(style === null ? [] : [`image-style-${style}`]), ...(resized ? ['image_resized'] : [])].join(
    ' ',
  )
}

/** The size a person chose, as a style. */
export function imageSizeStyle({ width, height }: ImageAttrs): string {
  return writeDeclarations({ width, height })
}

/** `aspect-ratio`, which keeps the place of a picture that is still loading. */
export function aspectRatio({ naturalWidth, naturalHeight }: ImageAttrs): string | null {
  const known = /^\d+$/.test(String(naturalWidth)) && /^\d+$/.test(String(naturalHeight))
  return known ? `${naturalWidth}/${naturalHeight}` : null
}

/** The attributes of the `img` itself, class and style aside. The source is checked once more on its way out. */
export function imgAttributes(attrs: ImageAttrs): Record<string, string | null> {
  const { alt, srcset, naturalWidth, naturalHeight } = attrs
  return {
    src: safeUrl(attrs.src, 'image') ?? '',
    alt,
    srcset: srcset === null ? null : parseSrcset(srcset),
    sizes: srcset === null ? null : '100vw',
    width: naturalWidth,
    height: naturalHeight,
  }
}
