import { isEmptyNode } from '../facts/is-empty.ts'
import { savedPart } from '../write/saved-part.ts'
import { writePlainText } from '../write/write-plain-text.ts'
import { documentOf, type Content } from './content.ts'

/**
 * The words of a content, for search, notifications and previews: an empty line between blocks, one line an item with its mark, one line
 * a row with tabs between its cells. An image is its alternative text.
 */
export function toText(content: Content): string {
  return writePlainText(savedPart(documentOf('toText', content)).content)
}

/** Whether a content holds no text and no object. A lone mention, image, page break or table is not empty; spaces are. */
export function isEmpty(content: Content): boolean {
  return isEmptyNode(documentOf('isEmpty', content))
}
