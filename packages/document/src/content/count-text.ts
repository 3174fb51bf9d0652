import type { Node } from 'prosemirror-model'
import { factsOf } from '../facts/node-facts.ts'
import { requireDocument } from '../read/require-document.ts'
import { documentOf, type Content } from './content.ts'

/** How much text there is. */
export interface TextCount {
  readonly words: number
  /** Spaces counted; an object is none. */
  readonly characters: number
}

/** Letters and digits, with what joins them: `кто-то`, `3.5`, `don’t`. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-.,'’/][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** Nodes never change: after a keystroke only the changed block is counted again. */
const counted = new WeakMap<Node, TextCount>()

/** Counts the words and characters of a document, or of a part that was cut out of one. */
export function countText(node: Node): TextCount {
  const known = counted.get(node)
  if (known) return known
  requireDocument('countText', node)
  const count = node.isTextblock ? countLine(textOf(node)) : sum(node.children.map(countText))
  counted.set(node, count)
  return count
}

/** What parts words, such as an image, does so like the end of a line. */
function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, null, leaf =>
    factsOf(leaf).breaks === 'nothing' ? (leaf.type.spec.leafText?.(leaf) ?? '') : '\n',
  )
}

function countLine(text: string): TextCount {
  return { words: text.match(word)?.length ?? 0, characters: [...text.replaceAll('\n', '')].length }
}

function sum(counts: readonly TextCount[]): TextCount {
  let words = 0
  let characters = 0
  for (const count of counts) {
    words += count.words
    characters += count.characters
  }
  return { words, characters }
}

/** How many words a content has. Each part of `кто-то` and `3,5` belongs to one. */
export function wordCount(content: Content): number {
  return countText(documentOf('wordCount', content)).words
}
