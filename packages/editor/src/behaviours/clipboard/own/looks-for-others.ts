import { parseLength } from '@taskfield/document'
import {
  classesOf,
  elementNode,
  findBelow,
  isElement,
  textNode,
  type PastedElement,
  type PastedNode,
} from '../office/pasted-tree.ts'
import { toHex } from './hex-color.ts'
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

const imageStyles: Readonly<Record<string, Look>> = {
  'image-style-side': ['float', 'right'],
  'image-style-align-left': ['float', 'left'],
  'image-style-align-right': ['float', 'right'],
  'image-style-block-align-left': ['text-align', 'left'],
  'image-style-block-align-right': ['text-align', 'right'],
}

/** Gives an element the looks that its name, its classes and its own style say. What it holds has them already. */
export function showLooks(element: PastedElement, parent: PastedElement): void {
  const { name, attributes, style } = element
  for (const [property, value] of style) if (/hsl/i.test(value)) style.set(property, toHex(value))
  const given = (looks[name] ?? []).filter(([property]) => !style.has(property))
  const [before, after] = [given.filter(isFirst), given.filter(look => !isFirst(look))]
  element.style = new Map([...before, ...style, ...after])
  if (name === 'code' && parent.name !== 'pre') element.style.set('background-color', sunken)
  if (name === 'ul' || name === 'ol') showList(element)
  if (name === 'table') attributes.set('border', '1').set('cellspacing', '0').set('cellpadding', '6')
  if (name === 'col') copyWidth(element, style)
  if (name === 'img') showImage(element)
  if (name === 'figure') showFigure(element)
}

const isFirst = ([property]: Look): boolean => first.has(property)

function showList(list: PastedElement): void {
  const { attributes, style } = list
  if (classesOf(list).includes('todo-list')) style.set('list-style-type', 'none')
  const type = listTypes[style.get('list-style-type') ?? '']
  if (type !== undefined) attributes.set('type', type)
}

/** Programs take the first address; what an image is chosen from is for browsers. */
function showImage(image: PastedElement): void {
  for (const name of ['srcset', 'sizes']) image.attributes.delete(name)
  for (const className of classesOf(image)) align(image, className)
}

/** A frame is unknown to office programs: what it says of a size is said by what it holds, and each of its parts is a paragraph. */
function showFigure(figure: PastedElement): void {
  const caption = figure.children.find(child => isElement(child) && child.name === 'figcaption')
  const rest = figure.children.filter(child => child !== caption)
  const table = rest.find(child => isElement(child) && child.name === 'table')
  if (table && isElement(table)) copyWidth(table, figure.style)
  if (caption && isElement(caption)) caption.children = [paragraph(caption.children, 'center')]
  if (!classesOf(figure).includes('image')) return
  figure.style.set('text-align', 'center')
  for (const className of classesOf(figure)) align(figure, className)
  const image = findBelow(figure, ({ name }) => name === 'img')
  if (image) sizeImage(image, figure.style.get('width') ?? '')
  figure.children = [
    paragraph(rest, figure.style.get('text-align') ?? ''),
    ...(caption ? [caption] : []),
  ]
}

/** Gives an image the width that its frame has, in its own proportions. */
function sizeImage({ attributes, style }: PastedElement, text: string): void {
  const width = parseLength(text)
  if (width?.unit === '%') style.set('width', '100%').set('height', 'auto')
  if (width?.unit !== 'px') return
  const proportion = Number(attributes.get('height')) / Number(attributes.get('width'))
  attributes.set('width', String(width.value))
  if (proportion > 0) attributes.set('height', String(Math.round(width.value * proportion)))
  else attributes.delete('height')
}

function paragraph(children: PastedNode[], alignment: string): PastedElement {
  const made = elementNode('p', children, { [ownMark]: ownWords.around })
  made.style.set('margin', '0').set('text-align', alignment)
  return made
}

function align({ style }: PastedElement, className: string): void {
  const look = imageStyles[className]
  if (look) style.set(...look)
}

function copyWidth({ attributes }: PastedElement, style: ReadonlyMap<string, string>): void {
  const width = parseLength(style.get('width') ?? '')
  if (width?.unit === '%') attributes.set('width', `${width.value}%`)
  if (width?.unit === 'px') attributes.set('width', String(width.value))
}

/** The sign that stands for the box of an item: office programs make a form of a box. */
export function boxOf({ attributes }: PastedElement): PastedElement {
  const sign = attributes.has('checked') ? boxSigns.checked : boxSigns.open
  return elementNode('span', [textNode(`${sign}\u00a0`)], { [ownMark]: ownWords.box })
}
