import type { Node } from 'prosemirror-model'
import { gridOf, rowsOf } from '../features/table/grid.ts'
import { itemMark } from '../features/list/list-text.ts'
import { codeSpan } from './escape-markdown.ts'

/** The lines of blocks in a cell: `writeLine` writes those that need no lines of their own. */
export function cellLines(blocks: readonly Node[], writeLine: (block: Node) => string): string[] {
  const linesOf = (block: Node): string[] => {
    if (block.type.name === 'pageBreak') return []
    if (block.type.name === 'codeBlock') return codeLines(block.textContent)
    if (block.type.name === 'list') return listLines(block, item => cellLines(item.children, writeLine))
    if (block.type.name === 'blockQuote') return cellLines(block.children, writeLine)
    if (block.type.name !== 'tableFigure')
      return [writeLine(block), ...(block.inlineContent ? [] : cellLines(block.children, writeLine))]
    return [...block.children].flatMap(part =>
      part.type.name === 'table' ? rowLines(part, writeLine) : writeLine(part),
    )
  }
  return blocks.flatMap(linesOf)
}

const codeLines = (text: string): string[] =>
  text.split('\n').map(line => (line.trim() === '' ? '' : codeSpan(line.trim())))

function listLines(list: Node, linesOf: (item: Node) => string[]): string[] {
  return list.children.flatMap((item, index) => {
    const [first = '', ...others] = linesOf(item).filter(Boolean)
    return [`${itemMark(list, item, index)}${first}`, ...others]
  })
}

function rowLines(table: Node, writeLine: (block: Node) => string): string[] {
  return rowsOf(gridOf(table)).map(row =>
    row.flatMap(({ node }) => cellLines(node.children, writeLine).filter(Boolean)).join(' '),
  )
}
