import {
  classesOf,
  elementNode,
  findBelow,
  isElement,
  replaceBelow,
  textNode,
  type PastedElement,
  type PastedNode,
} from './tree/pasted-tree.ts'
import { isAllCode } from './page/code-bar.ts'
import { cellsOf, partsOf, rowsOf, tablesOf } from './tables/tables.ts'

/** Makes of what Confluence or Jira copied the blocks that a text has: boxes to check, quotes for panels, code with its language. */
export function convertAtlassian(body: PastedElement): void {
  replaceBelow(body, node => (isElement(node) ? (meaningOf(node) ?? [node]) : [node]))
  for (const table of tablesOf(body)) readColumns(table)
}

function meaningOf(element: PastedElement): PastedNode[] | null {
  const { attributes, children, name } = element
  if (attributes.has('data-task-state')) return [taskOf(element)]
  if (attributes.has('data-panel-type')) return [elementNode('blockquote', children)]
  if (attributes.has('data-emoji-short-name')) return [textNode(attributes.get('data-emoji-text') ?? '')]
  const drawn = children.length === 0 ? drawnOf(element) : null
  if (drawn) return drawn
  // What a macro makes is not in the clipboard: its name alone is.
  if (attributes.has('data-extension-type')) return []
  if (name === 'pre' || classesOf(element).includes('code-block')) return codeOf(element)
  return meaningOfType(element)
}

function meaningOfType(element: PastedElement): PastedNode[] | null {
  const type = element.attributes.get('data-node-type')
  if (type === 'actionList' || type === 'decisionList') return [elementNode('ul', element.children)]
  return type === 'expand' || type === 'nestedExpand' ? expandOf(element) : null
}

/** What the editor draws by itself, and copies without its words: cards of pages, and days. */
function drawnOf({ name, attributes }: PastedElement): PastedNode[] | null {
  const card = attributes.get('data-card-url')
  if (card !== undefined) return [linkOf(card)]
  const href = attributes.get('href')
  if (name === 'a' && href !== undefined) return [elementNode('a', [textNode(href)], { href })]
  const day = attributes.get('data-node-type') === 'date' ? dayOf(attributes.get('data-timestamp')) : ''
  return day === '' ? null : [textNode(day)]
}

/** A day as its reader writes it; nothing for what is none. */
function dayOf(timestamp = ''): string {
  const day = new Date(Number(timestamp || 'none'))
  return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString([], { dateStyle: 'long', timeZone: 'UTC' })
}

/** A page that is shown as a card is a link to it. */
function linkOf(href: string): PastedElement {
  return elementNode('p', [elementNode('a', [textNode(href)], { href })])
}

function taskOf({ attributes, children }: PastedElement): PastedElement {
  const box = elementNode('input', [], { type: 'checkbox' })
  if (attributes.get('data-task-state') === 'DONE') box.attributes.set('checked', '')
  return elementNode('li', [box, ...children])
}

/** Widths of columns stand on the cells of a row; the heads of columns by which a table can be sorted are drawn as buttons. */
function readColumns(table: PastedElement): void {
  for (const { attributes } of partsOf(table))
    if (attributes.get('role') === 'button') attributes.delete('role')
  const widths = rowsOf(table).map(row =>
    cellsOf(row).flatMap(({ attributes }) => attributes.get('data-colwidth')?.split(',') ?? ['']),
  )
  const telling = widths.find(row => row.length > 0 && row.every(width => /^\d+$/.test(width)))
  if (!telling || [...partsOf(table)].some(({ name }) => name === 'col')) return
  table.children.unshift(
    elementNode(
      'colgroup',
      telling.map(width => elementNode('col', [], { width })),
    ),
  )
}

/** What can be opened and closed has a title. */
function expandOf({ attributes, children }: PastedElement): PastedNode[] {
  const title = attributes.get('data-title') ?? ''
  return title === '' ? children : [elementNode('p', [elementNode('strong', [textNode(title)])]), ...children]
}

function codeOf(element: PastedElement): PastedNode[] | null {
  const below = findBelow(element, ({ name }) => name === 'code')
  const code = below && isAllCode(element, below) ? below : null
  const parts = [element, findBelow(element, ({ attributes }) => attributes.has('data-language'))]
  const language = parts.map(part => part?.attributes.get('data-language')).find(Boolean)
  if (language === undefined && element.name === 'pre') return null
  const inner = elementNode('code', (code ?? element).children)
  const named = language === undefined ? code?.attributes.get('class') : `language-${language}`
  if (named !== undefined && named !== 'language-text') inner.attributes.set('class', named)
  return [elementNode('pre', [inner])]
}
