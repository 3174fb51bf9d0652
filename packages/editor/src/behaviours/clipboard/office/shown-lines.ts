import {
  elementNode,
  isElement,
  textNode,
  textOf,
  type PastedElement,
  type PastedNode,
} from './pasted-tree.ts'

/** What stands in a line by its name. */
const inLines = /^(?:a|b|bdi|em|font|i|label|small|span|strong|time|u)$/

/**
 * Parts what a page shows apart by the style of its elements alone: without the style words would stand in one line, and touch. Words in a line of their own become
 * one, and a space parts those that stand side by side.
 */
export function readShownLines(parent: PastedElement): void {
  const isRow = /^(?:inline-)?(?:flex|grid)$/.test(displayOf(parent)) && !isColumn(parent)
  const children: PastedNode[] = []
  for (const child of parent.children) {
    if (isElement(child)) readShownLines(child)
    if (isRow && touches(children.at(-1), child)) children.push(textNode(' '))
    children.push(isElement(child) && !isRow && standsByItself(child, parent) ? asLine(child) : child)
  }
  parent.children = children
}

/** How an element is shown; a browser says with some that they are words of a line, whatever else their style says. */
const displayOf = ({ style }: PastedElement): string =>
  style.get('display')?.replace(/\s*!important$/, '') ?? ''

const isColumn = ({ style }: PastedElement): boolean =>
  style.get('flex-direction')?.startsWith('column') === true

function standsByItself(element: PastedElement, parent: PastedElement): boolean {
  if (!inLines.test(element.name) || textOf(element).trim() === '') return false
  return (
    /^(?:block|flex|grid|list-item|table)$/.test(displayOf(element)) ||
    (displayOf(parent) === 'flex' && isColumn(parent))
  )
}

/** Whether the words of two elements would touch. */
function touches(before: PastedNode | undefined, after: PastedNode): boolean {
  return [before, after].every(
    node => isElement(node) && inLines.test(node.name) && textOf(node).trim() !== '',
  )
}

function asLine(element: PastedElement): PastedElement {
  if (element.name !== 'span') return elementNode('div', [element])
  element.name = 'div'
  return element
}
