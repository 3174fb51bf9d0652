import type { Node } from 'prosemirror-model'
import { always, never } from '../../facts/node-facts.ts'
import { anyText, attributeOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'
import { writeDeclarations } from '../../values/declarations.ts'
import {
  aspectRatio,
  imageAttrs,
  imageAttrSpecs,
  imageClasses,
  imgAttributes,
  inlineImageStyles,
  isUploaded,
  readImageAttrs,
} from './image-attrs.ts'

function attributesOf(image: Node): Record<string, string | null> {
  const attrs = imageAttrs(image)
  const { width, height } = attrs
  const ratio = width === null && height === null ? null : aspectRatio(attrs)
  return {
    class: imageClasses(attrs) || null,
    style: writeDeclarations({ width, height, 'aspect-ratio': ratio }) || null,
    ...imgAttributes(attrs),
  }
}

/** An image in the line. */
export const inlineImage: HtmlNodeSpec = {
  group: 'inline',
  inline: true,
  draggable: true,
  attrs: imageAttrSpecs,
  facts: {
    plainText: node => imageAttrs(node).alt ?? '',
    isContent: always,
    isSaved: isUploaded,
    joins: never,
    breaks: 'word',
  },
  parseDOM: [
    {
      tag: 'img',
      getAttrs: (element: HtmlElement) => readImageAttrs(element, null, inlineImageStyles) ?? false,
    },
  ],
  textInstead: { tags: ['img'], read: element => attributeOf(element, 'alt', anyText) },
  toDOM: node => ['img', attributesOf(node)],
  toHtml: node => openTag('img', attributesOf(node)),
}
