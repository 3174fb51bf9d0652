import type { Node } from 'prosemirror-model'
import { factsOf } from './node-facts.ts'

/** Whether a document holds no text and no object. A lone mention, image, page break or table is not empty. */
export function isEmpty(doc: Node): boolean {
  if (factsOf(doc).isContent(doc)) return false
  for (let index = 0; index < doc.childCount; index++) if (!isEmpty(doc.child(index))) return false
  return true
}
