import { parseTree as defaultParser } from '#parser'
import { Mark, type Node, type Schema } from 'prosemirror-model'
import { schema } from '../schema.ts'
import { BlockReader } from './block-reader.ts'
import { childrenOf, type HtmlElement, type HtmlNode, type ParseTree } from '../html/html-element.ts'
import { readerLimits } from '../html/limits.ts'
import { readSource, usualLength } from '../html/parseable-pieces.ts'
import { parsePlainTree, plainTrees } from '../html/plain-tree.ts'
import { requireHtml } from '../html/require-html.ts'
import type { HostObject } from '../features/host-object/define-host-object.ts'
import type { MediaProvider } from '../features/media/media-provider.ts'
import type { ReadScope } from './read-scope.ts'
import { requireOptions } from './require-options.ts'

/** What a host lets be read besides. */
export interface ReadOptions {
  /** Providers of media besides those that every text knows; media of any other site is read as a link. */
  readonly mediaProviders?: readonly MediaProvider[]
  /** The host's own objects (`defineHostObject`); of those that are not given the text is read. */
  readonly hostObjects?: readonly HostObject[]
  /** Parses the HTML in place of the browser's own parser, or of parse5 where there is no browser; all give the same document. */
  readonly parseTree?: ParseTree
}

function rootScope(of: Schema, { mediaProviders = [], hostObjects = [] }: ReadOptions): ReadScope {
  return {
    schema: of,
    marks: Mark.none,
    align: null,
    indent: null,
    listAlign: null,
    tableAlign: null,
    textBlock: null,
    list: null,
    remainingDepth: readerLimits.nesting,
    mediaProviders,
    hostObjects,
    readBlocks: (nodes: Iterable<HtmlNode>, scope: ReadScope) => new BlockReader(scope).read(nodes, scope),
  }
}

/**
 * Reads parsed trees that follow each other as one text. The blocks come as soon as nothing that follows can change
 * them; when the next tree is asked for, the one before has been read.
 */
export function* readTrees(
  trees: Iterable<HtmlElement>,
  of: Schema = schema,
  options: ReadOptions = {},
): Generator<Node[]> {
  const scope = rootScope(of, options)
  const reader = new BlockReader(scope)
  for (const tree of trees) {
    reader.add(childrenOf(tree), scope)
    yield reader.takeDone()
  }
  yield reader.finish()
}

/** Reads a parsed tree as blocks; an empty tree gives none. */
export function readBlocks(root: HtmlElement, of: Schema = schema, options: ReadOptions = {}): Node[] {
  return [...readTrees([root], of, options)].flat()
}

/** A text of so many characters has few enough tags, as the shortest have three. */
const fewTags = 3 * readerLimits.tags

/**
 * Parses HTML that is written as plainly as what the writer writes, as any parser would, without one. `null` of any other, and of HTML that may have more
 * tags than the limits allow: what is read so needs no `parseablePieces`.
 */
export function plainTree(html: string): HtmlElement | null {
  return html.length > fewTags ? null : parsePlainTree(html)
}

function* parseAll(html: string, parser: ParseTree | undefined): Generator<HtmlElement> {
  // What is plainly written needs no parser, nor a look at what it would cost one.
  const rest = parser || html.length > fewTags ? html : yield* plainTrees(html, usualLength)
  const parseTree = parser ?? defaultParser
  for (const piece of readSource(rest, { partsWrappers: true }).pieces) yield parseTree(piece)
}

/**
 * Reads HTML from anywhere into a document. Text is never lost: unknown elements are read as what they hold. What is
 * nested too deep joins its surroundings. Throws `HtmlTooComplex` for HTML that no text needs, and a `TypeError` for what is no string
 * and for options of a wrong kind.
 */
export function readHtml(html: string, options: ReadOptions = {}): Node {
  requireHtml('readHtml', html)
  requireOptions(options)
  const blocks = [...readTrees(parseAll(html, options.parseTree), schema, options)].flat()
  return schema.node('doc', null, blocks.length > 0 ? blocks : schema.node('paragraph'))
}
