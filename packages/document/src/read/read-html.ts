import type { Node, Schema } from 'prosemirror-model'
import { schema } from '../schema.ts'
import { BlockReader } from './block-reader.ts'
import { childrenOf, type HtmlElement, type HtmlNode, type ParseTree } from '../html/html-element.ts'
import { limitNesting } from '../html/limit-nesting.ts'
import { readerLimits } from '../html/limits.ts'
import type { ReadScope } from './read-scope.ts'

function rootScope(of: Schema): ReadScope {
  return {
    schema: of,
    marks: [],
    align: null,
    listAlign: null,
    tableAlign: null,
    textBlock: null,
    remainingDepth: readerLimits.nesting,
    readBlocks: (nodes: Iterable<HtmlNode>, scope: ReadScope) => new BlockReader(scope).read(nodes, scope),
  }
}

/** Reads a parsed tree as blocks; an empty tree gives none. */
export function readBlocks(root: HtmlElement, of: Schema = schema): Node[] {
  const scope = rootScope(of)
  return scope.readBlocks(childrenOf(root), scope)
}

/** Reads a parsed tree as a document. */
export function readTree(root: HtmlElement): Node {
  const blocks = readBlocks(root)
  return schema.node('doc', null, blocks.length > 0 ? blocks : schema.node('paragraph'))
}

/**
 * Reads HTML from anywhere into a document. Text is never lost: unknown elements are read as what they hold. What is
 * nested too deep is flattened. Throws `HtmlTooComplex` when there are more tags than any text needs.
 *
 * @param parseTree the browser's parser or that of `@taskfield/document/parse5`; both give the same document.
 */
export function readHtml(html: string, parseTree: ParseTree): Node {
  return readTree(parseTree(limitNesting(html)))
}
