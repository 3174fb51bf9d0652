import {
  classesOf,
  elementNode,
  elementsBelow,
  holdsText,
  isElement,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** How sites call their quotes, and notes that stand out from the text. */
const quoteClasses =
  /^(?:confluence-information-macro|markdown-alert|ui-typography-quote|yfm-note|callout|admonition|blogquote)$/
const titleClasses = /^(?:(?:markdown-alert|yfm-note|callout|admonition)-title|expand-control-text)$/

/** A note that stands out is a quote, and its title bold, as that of a part that can be opened; `null` for all else. */
export function meaningOfNote(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const { name, children } = element
  const classes = classesOf(element)
  if (name === 'summary' || classes.some(one => titleClasses.test(one)) || isTitle(element, parent))
    return [elementNode('p', [elementNode('strong', wordsOf(children))])]
  if (!classes.some(one => quoteClasses.test(one))) return null
  const [only, other] = children.filter(child => isElement(child) || holdsText(child))
  // What only holds a quote is that quote.
  return isElement(only) && only.name === 'blockquote' && !other
    ? [only]
    : [elementNode('blockquote', isTable(element) ? [element] : children)]
}

/** Forums write a quote as a table of one cell: one of more is a table. */
function isTable(element: PastedElement): boolean {
  if (element.name !== 'table') return false
  return [...elementsBelow(element)].filter(({ name }) => /^t[dh]$/.test(name)).length > 1
}

/** Confluence has no name of its own for the title of a note. */
const isTitle = (element: PastedElement, parent: PastedElement): boolean =>
  classesOf(element).includes('title') && classesOf(parent).includes('confluence-information-macro')

/** A title is a line of words, with whatever elements a site lays it out. */
const wordsOf = (children: readonly PastedNode[]): PastedNode[] =>
  children.flatMap(child =>
    isElement(child) && /^(?:div|p|h[1-6])$/.test(child.name) ? wordsOf(child.children) : [child],
  )
