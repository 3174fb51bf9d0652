import type { Mark, Node, NodeType, Schema } from 'prosemirror-model'
import type { HostObject } from '../features/host-object/define-host-object.ts'
import type { Align } from '../features/paragraph/block-attrs.ts'
import type { MediaProvider } from '../features/media/media-provider.ts'
import type { TableAlign } from '../features/table/table-align.ts'
import type { HtmlElement, HtmlNode } from '../html/html-element.ts'

/** What an element inherits from those around it, and what it reads its content with. */
export interface ReadScope {
  readonly schema: Schema
  /** The marks of all text within. */
  readonly marks: readonly Mark[]
  /** The alignment that wrappers around ask of the text blocks within. */
  readonly align: Align | null
  /** The indent that a wrapper around asks of the text blocks in it; it does not reach into containers. */
  readonly indent: string | null
  /** The alignment that wrappers ask for, for lists within: an item's own alignment does not reach the lists in it. */
  readonly listAlign: Align | null
  /** The place that wrappers around ask of the tables within (`div align=right`). */
  readonly tableAlign: TableAlign | null
  /** The one text block that all within becomes, a caption; `null` where blocks may stand. */
  readonly textBlock: NodeType | null
  /** The list that items belong to which stand in it within something else; `null` where there is none. */
  readonly list: HtmlElement | null
  /** How many more containers may stand within each other. */
  readonly remainingDepth: number
  /** The host's providers of media, besides those that every text knows. */
  readonly mediaProviders: readonly MediaProvider[]
  /** The host's own objects. */
  readonly hostObjects: readonly HostObject[]
  /** Reads nodes as blocks. */
  readBlocks(nodes: Iterable<HtmlNode>, scope: ReadScope): Node[]
}

/** Whether a node of a type may be made within the scope. */
export function allows({ textBlock }: ReadScope, type: NodeType): boolean {
  return textBlock === null || textBlock.contentMatch.matchType(type) !== null
}

/** The scope within a container: one less may follow. */
export function within(scope: ReadScope, changes: Partial<ReadScope> = {}): ReadScope {
  return { ...scope, indent: null, remainingDepth: scope.remainingDepth - 1, ...changes }
}
