import type { Attrs, Mark, MarkSpec, Node, NodeSpec } from 'prosemirror-model'
import type { NodeFacts } from './facts/node-facts.ts'
import type { HtmlElement } from './html/html-element.ts'
import type { ReadScope } from './read/read-scope.ts'

/** What a node's spec writes its content with. Results are kept for as long as the nodes live. */
export interface HtmlWriter {
  /** The HTML of a block. */
  block(node: Node): string
  /** The HTML of all blocks in a node. */
  blocks(parent: Node): string
  /** The inline content of a text block; `&nbsp;` when it is empty. */
  inline(textblock: Node): string
}

/** Reads an element that has more structure than its content: a list, a table, a figure. */
export type ParseElement = (element: HtmlElement, scope: ReadScope) => readonly Node[] | null

/** A parse rule as the reader understands it: of ProseMirror's the part that needs no selectors and no DOM. */
export interface HtmlTagRule {
  /** A plain tag in lower case. Anything else about the element is for `getAttrs` to test. */
  readonly tag: string
  /** Rules of one tag are asked from the highest to the lowest; 50 when it is missing. */
  readonly priority?: number
  /** `false` for a mark beside which the rules after it may match as well. */
  readonly consuming?: boolean
  readonly attrs?: Attrs
  /** The attributes, or `false` when the rule does not match. */
  readonly getAttrs?: (element: HtmlElement) => Attrs | false | null
}

/** A rule of a mark that stands for a style, or ends the mark (`clearMark`). */
export interface HtmlStyleRule {
  readonly tag?: undefined
  readonly style: string
  readonly clearMark?: (mark: Mark) => boolean
  readonly attrs?: Attrs
  readonly getAttrs?: (value: string) => Attrs | false | null
}

/**
 * A node's spec with its saved form: how it is written, and how it is read. Where plain parse rules do not suffice,
 * `parseElement` reads the element; `parseDOM` then serves only the editor, when a browser changed what it shows.
 */
export interface HtmlNodeSpec extends NodeSpec {
  facts: NodeFacts
  parseDOM?: readonly HtmlTagRule[]
  /** The HTML that is saved. */
  toHtml: (node: Node, writer: HtmlWriter) => string
  /** The tags that `parse` is asked about, in lower case, and the function; it answers `null` to decline. */
  parseElement?: { readonly tags: readonly string[]; readonly parse: ParseElement }
  /** The text that stays of an element with one of these tags when no node can be made of it. */
  textInstead?: { readonly tags: readonly string[]; readonly read: (element: HtmlElement) => string | null }
  /** Asked about every element with attributes: whether its style wants such a node before or after it, or means nothing else. */
  parseAround?: (element: HtmlElement) => Around | null
}

/** Where a node is to stand, for an element that asks for it by a style. */
export interface Around {
  readonly before: boolean
  readonly after: boolean
  /** Whether the element is nothing else. */
  readonly instead: boolean
  /** The children of the element that nobody sees. */
  readonly hidden: readonly HtmlElement[]
}

export function htmlSpecOf(node: Node): HtmlNodeSpec {
  return node.type.spec as HtmlNodeSpec
}

/** A mark's spec with its saved form: a whole element, or a style of the one `span` that such marks share. */
export interface HtmlMarkSpec extends MarkSpec {
  parseDOM?: readonly (HtmlTagRule | HtmlStyleRule)[]
  toHtml:
    | { readonly tag: string; readonly open: (mark: Mark) => string }
    | { readonly style: (mark: Mark) => Readonly<Record<string, string>> }
}
