import type { Fragment, Node } from 'prosemirror-model'

/**
 * Writes what is copied as plain text: an empty line between blocks, one line an item with its mark, one line a row
 * with tabs between its cells.
 */
export function writeCopiedText(content: Fragment): string {
  return content.firstChild?.isInline ? inlineText(content) : blocksText(content.content)
}

function blocksText(blocks: readonly Node[], between = '\n\n'): string {
  return blocks.map(blockText).join(between)
}

const writers: Readonly<Record<string, (node: Node) => string>> = {
  list: node => listText(node),
  blockQuote: node => blocksText(node.children),
  image: node => lines([String(node.attrs['alt'] ?? ''), ...node.children.map(blockText)]),
  media: node => String(node.attrs['url']),
  pageBreak: () => '',
  tableFigure: node => lines(node.children.map(blockText)),
  table: node => node.children.map(blockText).join('\n'),
  tableRow: node => node.children.map(cellText).join('\t'),
}

function blockText(node: Node): string {
  return node.isTextblock ? inlineText(node.content) : (writers[node.type.name]?.(node) ?? '')
}

function lines(texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n')
}

function inlineText(content: Fragment): string {
  return content.textBetween(0, content.size, null, leaf => {
    if (leaf.type.name === 'inlineImage') return String(leaf.attrs['alt'] ?? '')
    return leaf.type.spec.leafText?.(leaf) ?? ''
  })
}

/** A cell stays on one line. */
function cellText(cell: Node): string {
  return blocksText(cell.children, ' ').replace(/\s+/g, ' ')
}

function listText(list: Node): string {
  return list.children.map((item, index) => itemText(item, markOf(list, item, index))).join('\n')
}

/** The lines of an item; all but the first stand below its text. */
function itemText(item: Node, mark: string): string {
  return mark + blocksText(item.children, '\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`)
}

function markOf(list: Node, item: Node, index: number): string {
  if (list.attrs['kind'] === 'numbered') return `${Number(list.attrs['start'] ?? 1) + index}. `
  if (list.attrs['kind'] === 'todo') return item.attrs['checked'] === true ? '[x] ' : '[ ] '
  return '• '
}
