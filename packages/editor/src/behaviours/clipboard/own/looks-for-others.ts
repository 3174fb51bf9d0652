import {
  classesOf,
  elementNode,
  elementsBelow,
  textNode,
  type PastedElement,
} from '../office/tree/pasted-tree.ts'
import { copyWidth, showFigure, showImage, tellCells } from './figures-for-others.ts'
import { toHex } from './hex-color.ts'
import { drawEdges } from './table-edges.ts'
import { boxSigns, ownMark, ownWords } from './own-mark.ts'

// The colours of the light page: nobody knows of the page that this is pasted into.
const line = '1px solid #cfd5dd'
const sunken = '#f6f7f9'
const monospace = "Consolas,'Courier New',monospace"

type Look = readonly [property: string, value: string]

/** What our style sheet says of an element, where it says nothing else itself. */
const looks: Readonly<Record<string, readonly Look[]>> = {
  blockquote: [
    ['border-left', '3px solid #cfd5dd'],
    ['margin-left', '0'],
    ['padding-left', '16px'],
  ],
  code: [['font-family', monospace]],
  figure: [['margin', '16px 0']],
  pre: [
    ['background-color', sunken],
    ['font-family', monospace],
    ['padding', '8px 12px'],
    ['white-space', 'pre-wrap'],
  ],
  table: [
    ['border', line],
    ['border-collapse', 'collapse'],
  ],
  td: [
    ['border', line],
    ['padding', '6px 10px'],
  ],
  th: [
    ['background-color', sunken],
    ['border', line],
    ['font-weight', 'bold'],
    ['padding', '6px 10px'],
    ['text-align', 'left'],
  ],
}

/** Shorthands, which come before what says a part of them. */
const first: ReadonlySet<string> = new Set(['border', 'margin', 'padding'])

/** What lists are marked with, as the attribute says it that office programs read. */
const listTypes: Readonly<Record<string, string>> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
  disc: 'disc',
  circle: 'circle',
  square: 'square',
}

/** What is said by attributes, or depends on classes. */
const shows: ReadonlyMap<string, (element: PastedElement) => void> = new Map([
  ['div', showBreak],
  ['col', (column: PastedElement) => copyWidth(column, column.style)],
  ['figure', showFigure],
  ['img', showImage],
  ['ol', showList],
  ['table', showTable],
  ['td', showCell],
  ['th', showCell],
  ['ul', showList],
])

/** Gives an element the looks that its name, its classes and its own style say. What it holds has them already. */
export function showLooks(element: PastedElement, parent: PastedElement): void {
  const { name, style } = element
  for (const [property, value] of style) if (/hsl/i.test(value)) style.set(property, toHex(value))
  const given = (looks[name] ?? []).filter(([property]) => !style.has(property))
  const [before, after] = [given.filter(isFirst), given.filter(look => !isFirst(look))]
  element.style = new Map([...before, ...style, ...after])
  if (name === 'code' && parent.name !== 'pre') element.style.set('background-color', sunken)
  shows.get(name)?.(element)
}

const isFirst = ([property]: Look): boolean => first.has(property)

function showList(list: PastedElement): void {
  const { attributes, style } = list
  if (classesOf(list).includes('todo-list')) style.set('list-style-type', 'none')
  const type = listTypes[style.get('list-style-type') ?? '']
  if (type !== undefined) attributes.set('type', type)
}

function showTable(table: PastedElement): void {
  table.attributes.set('border', '1').set('cellspacing', '0').set('cellpadding', '6')
  drawEdges(table, line)
  tellCells(table)
}

/** Office programs read where a cell's text stands from its attribute, and take a break of a line for the next row. */
function showCell(cell: PastedElement): void {
  const place = /^(?:top|bottom)$/.exec(cell.style.get('vertical-align') ?? '')?.[0]
  if (place !== undefined) cell.attributes.set('valign', place)
  for (const { name, style } of elementsBelow(cell))
    if (name === 'br') style.set('mso-data-placement', 'same-cell')
}

/** Word's own break of a page: others keep it as well. */
function showBreak(element: PastedElement): void {
  if (!classesOf(element).includes('page-break')) return
  const pageBreak = elementNode('br', [], { clear: 'all' })
  pageBreak.style.set('mso-special-character', 'line-break').set('page-break-before', 'always')
  element.style.clear()
  element.children = [pageBreak]
}

/** The sign that stands for the box of an item: office programs make a form of a box. */
export function boxOf({ attributes }: PastedElement): PastedElement {
  const sign = attributes.has('checked') ? boxSigns.checked : boxSigns.open
  return elementNode('span', [textNode(`${sign}\u00a0`)], { [ownMark]: ownWords.box })
}
