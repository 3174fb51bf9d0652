import type { ParseTree } from '@taskfield/document'

/**
 * Parses HTML with the browser's own parser, in a document of its own: nothing in it runs or loads. It is read as the
 * content of a body, not as a page, so that its tree is the one that `@taskfield/document/parse5` builds.
 */
export const browserTree: ParseTree = html => {
  // Not by DOMParser, which reads a whole page and moves what leads the text into the head. It only makes a document in quirks mode.
  const body = new DOMParser().parseFromString('', 'text/html').createElement('body')
  body.innerHTML = html
  return body
}
