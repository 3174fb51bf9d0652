import type { Node } from 'prosemirror-model'
import type { HtmlElement } from '../../html/html-element.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import {
  aspectRatio,
  imageAttrs,
  imageClasses,
  imgAttributes,
  inlineImageStyles,
  readImageAttrs,
} from './image-attrs.ts'

function attributesOf(image: Node): Record<string, string | null> {
  const { width, height } = image.attrs
  const ratio = width === null && height === null ? null : aspectRatio(image.attrs)
  return {
    class: imageClasses(image.attrs) || null,
    style: writeDeclarations({ width, height, 'aspect-ratio': ratio }) || null,
    ...imgAttributes(image.attrs),
  }
}

/** An image in the line. */
export const inlineImage: HtmlNodeSpec = {
  group: 'inline',
  inline: true,
  draggable: true,
  attrs: imageAttrs,
  parseDOM: [
    {
      tag: 'img',
      getAttrs: (element: HtmlElement) => readImageAttrs(element, null, inlineImageStyles) ?? false,
    },
  ],
  toDOM: node => ['img', attributesOf(node)],
  toHtml: node => openTag('img', attributesOf(node)),
}
