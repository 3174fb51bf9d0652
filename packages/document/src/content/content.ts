import { Node } from 'prosemirror-model'
import { requireHtml } from '../html/require-html.ts'
import { readHtml, type ReadOptions } from '../read/read-html.ts'

/** A content: HTML from anywhere, or a document that `readHtml` has made of it, for whoever asks several things of one text. */
export type Content = string | Node

/** The document of a content. Throws a `TypeError` that names the function that was called for anything else, `null` included. */
export function documentOf(caller: string, content: Content, options?: ReadOptions): Node {
  if (content instanceof Node) return content
  requireHtml(caller, content)
  return readHtml(content, options)
}
