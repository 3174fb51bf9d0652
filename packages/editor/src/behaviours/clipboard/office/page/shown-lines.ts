import {
  elementNode,
  isElement,
  textNode,
  textOf,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** What stands in a line by its name. */
const inLines = /^(?:a|b|bdi|em|font|i|label|small|span|strong|time|u)$/

/**
 * Parts what a page shows apart by the style of its elements alone: without the style words would stand in one line, and touch. Words in a line of their own become
 * one, and a space parts those that stand side by side.
 */
export function readShownLines(parent: PastedElement): void {
  const display = displayOf(parent)
  const isFlex = display !== '' && /^(?:inline-)?(?:flex|grid)$/.test(display)
  const isRow = isFlex && !isColumn(parent)
  for (const [index, child] of parent.children.entries()) {
    if (!isElement(child)) continue
    readShownLines(child)
    if (!isRow && standsByItself(child, isFlex)) parent.children[index] = asLine(child)
  }
  if (isRow) partWords(parent)
}

/** Puts a space between words that stand side by side. */
function partWords(row: PastedElement): void {
  row.children = row.children.flatMap((child, index) =>
    touches(row.children[index - 1], child) ? [textNode(' '), child] : [child],
  )
}

/** How an element is shown; a browser says with some that they are words of a line, whatever else their style says. */
const displayOf = ({ style }: PastedElement): string =>
  style.get('display')?.replace(/\s*!important$/, '') ?? ''

const isColumn = ({ style }: PastedElement): boolean =>
  style.get('flex-direction')?.startsWith('column') === true

function standsByItself(element: PastedElement, isInColumn: boolean): boolean {
  const display = displayOf(element)
  if (!isInColumn && (display === '' || !/^(?:block|flex|grid|list-item|table)$/.test(display))) return false
  return inLines.test(element.name) && textOf(element).trim() !== ''
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
