import { parseablePieces, readTrees, schema, writeHtml } from '../../packages/document/dist/index.js'

/**
 * What a server or a field does with a text, step by step; each step goes on from the one before. `parse` makes the
 * trees of its pieces, limits checked, `read` the document from them, `write` the saved form, `rewrite` the saved form again after a
 * letter was typed into a paragraph in the middle. Serves Node and the page alike.
 */
export function stepsOf(html, parseTree) {
  let trees = []
  let doc = null
  return {
    parse: () => void (trees = parseablePieces(html).map(parseTree)),
    read: () => void (doc = schema.node('doc', null, [...readTrees(trees)].flat())),
    write: () => finish(writeHtml(doc)),
    // What a keystroke costs the editor itself is not part of it.
    type: () => void (doc = typeInTheMiddle(doc)),
    rewrite: () => finish(writeHtml(doc)),
  }
}

/** The steps that are measured, in their order. */
export const measuredSteps = ['parse', 'read', 'write', 'rewrite']

/** Strings are put together lazily; asking for a character makes it happen now. */
function finish(text) {
  text.charCodeAt(0)
}

/** The document with a letter more in the first paragraph after its middle; all other nodes are the same. */
function typeInTheMiddle(doc) {
  let index = Math.floor(doc.childCount / 2)
  while (index < doc.childCount - 1 && doc.child(index).type.name !== 'paragraph') index++
  const paragraph = doc.child(index)
  const typed = paragraph.copy(paragraph.content.addToEnd(schema.text('x')))
  return doc.copy(doc.content.replaceChild(index, typed))
}
