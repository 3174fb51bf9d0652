import {
  classesOf,
  elementNode,
  isElement,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import { leaves } from './leaves.ts'

/** Makes quotes of the paragraphs to which Word gives its style for quotes; those one after the other are one. */
export function readWordQuotes(container: PastedElement): void {
  for (const child of container.children)
    if (isElement(child) && !leaves.has(child.name)) readWordQuotes(child)
  if (container.children.some(isQuoted)) container.children = quotesOf(container.children)
}

function quotesOf(children: readonly PastedNode[]): PastedNode[] {
  let quote: PastedElement | null = null
  return children.flatMap((child): PastedNode[] => {
    const isPart = isQuoted(child)
    if (isPart && quote) quote.children.push(child)
    else if (isPart) return [(quote = elementNode('blockquote', [child]))]
    else {
      // The white space between paragraphs ends nothing.
      if (isElement(child)) quote = null
      return [child]
    }
    return []
  })
}

const isQuoted = (node: PastedNode): boolean =>
  isElement(node) &&
  node.name === 'p' &&
  classesOf(node).some(name => name === 'MsoQuote' || name === 'MsoIntenseQuote')
