import type { Mark, MarkSpec, Node, NodeSpec } from 'prosemirror-model'
import type { HtmlElement } from './html/html-element.ts'
import type { ReadScope } from './html/read-scope.ts'

/** What a node's spec writes its content with. Results are kept for as long as the nodes live. */
export interface Writer {
  /** The HTML of a block. */
  block(node: Node): string
  /** The HTML of all blocks in a node. */
  blocks(parent: Node): string
  /** The inline content of a text block; `&nbsp;` when it is empty. */
  inline(textblock: Node): string
}

/** Reads an element that has more structure than its content: a list, a table, a figure. */
export type ReadElement = (element: HtmlElement, scope: ReadScope) => readonly Node[] | null

/** A node's spec with its saved form: how it is written, and how it is read where parse rules do not suffice. */
export interface SavedNodeSpec extends NodeSpec {
  /** The HTML saved for a node. Text is written by the writer itself. */
  save?: (node: Node, writer: Writer) => string
  /** The tags that `read` is asked about, in lower case, and the function; it answers `null` to decline. */
  structure?: { readonly tags: readonly string[]; readonly read: ReadElement }
}

/** A mark's spec with its saved form: a whole element, or a style of the one `span` that such marks share. */
export interface SavedMarkSpec extends MarkSpec {
  save:
    | { readonly tag: string; readonly open: (mark: Mark) => string }
    | { readonly style: (mark: Mark) => Readonly<Record<string, string>> }
}
