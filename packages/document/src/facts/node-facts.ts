import type { Fragment, Node } from 'prosemirror-model'

/** What a node's plain text is written with. */
export interface PlainTextWriter {
  /** The text of a block. */
  readonly block: (node: Node) => string
  /** The texts of blocks, with an empty line between them, or with what is given. */
  readonly blocks: (nodes: readonly Node[], between?: string) => string
  /** The text of inline content, a line break as a line feed. */
  readonly inline: (content: Fragment) => string
}

/**
 * What all code that treats every kind of node alike must know of one. The facts stand in the node's spec, so that
 * nothing else keeps a list of names, and a node that is new is never lost for want of a line somewhere.
 */
export interface NodeFacts {
  /** The node as plain text, as it is copied beside the HTML. */
  readonly plainText: (node: Node, writer: PlainTextWriter) => string
  /** Whether a document that holds nothing but this node holds something. What stands in it counts by itself. */
  readonly isContent: (node: Node) => boolean
  /** Whether the node is saved. What is still on its way to the server, such as a picture, is not. */
  readonly isSaved: (node: Node) => boolean
  /**
   * Whether a node and the one right after it are one when they are read. `childCount` is how many children the first
   * has by then.
   */
  readonly joins: (first: Node, second: Node, childCount: number) => boolean
  /** What the node ends for the text beside it: the line, the word, or neither. */
  readonly breaks: 'line' | 'word' | 'nothing'
}

export const always = (): boolean => true
export const never = (): boolean => false

/** The facts of a node that holds text and is nothing without it. */
export const textBlockFacts: NodeFacts = {
  plainText: (node, writer) => writer.inline(node.content),
  isContent: never,
  isSaved: always,
  joins: never,
  breaks: 'line',
}

/** The facts of a node that holds blocks and is nothing without them. */
export const containerFacts: NodeFacts = {
  ...textBlockFacts,
  plainText: (node, writer) => writer.blocks(node.children),
}

/** The facts of a node: those of its spec. */
export function factsOf(node: Node): NodeFacts {
  return (node.type.spec as { readonly facts: NodeFacts }).facts
}

/** Whether two neighbours would be read as one. */
export function joinsNext(first: Node, second: Node): boolean {
  return factsOf(first).joins(first, second, first.childCount)
}
