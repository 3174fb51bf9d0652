import type { Node } from 'prosemirror-model'
import { imageAttrs } from '../features/image/image-attrs.ts'
import { destination, escapeMarkdown } from './escape-markdown.ts'
import { resolveUrl, type MarkdownOptions } from './markdown-options.ts'

/** An image, by its address. */
export function imageMarkdown(image: Node, options: MarkdownOptions): string {
  const { src, alt } = imageAttrs(image)
  const text = escapeMarkdown((alt ?? '').trim().replaceAll(/\s+/g, ' '), false)
  return `![${text}](${destination(resolveUrl(src, 'image', options))})`
}
