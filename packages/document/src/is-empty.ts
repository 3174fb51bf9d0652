import type { Node } from 'prosemirror-model'

const objects: ReadonlySet<string> = new Set([
  'inlineImage',
  'image',
  'mention',
  'media',
  'pageBreak',
  'tableFigure',
])

/** Whether a node is something by itself: text other than white space, or an object such as an image or a table. */
function isSomething(node: Node): boolean {
  return node.isText ? /[^ \u00a0\t\n\r]/.test(node.text ?? '') : objects.has(node.type.name)
}

/** Whether a document holds no text and no object. A lone mention, image, page break or table is not empty. */
export function isEmpty(doc: Node): boolean {
  if (isSomething(doc)) return false
  for (let index = 0; index < doc.childCount; index++) if (!isEmpty(doc.child(index))) return false
  return true
}
