import { parseLength } from '@taskfield/document'
import {
  classesOf,
  elementNode,
  findBelow,
  isElement,
  type PastedElement,
  type PastedNode,
} from '../office/tree/pasted-tree.ts'
import { cellsOf, partsOf, rowsOf } from '../office/tables/tables.ts'
import { ownMark, ownWords } from './own-mark.ts'

const imageStyles: Readonly<Record<string, readonly [property: string, value: string]>> = {
  'image-style-side': ['float', 'right'],
  'image-style-align-left': ['float', 'left'],
  'image-style-align-right': ['float', 'right'],
  'image-style-block-align-left': ['text-align', 'left'],
  'image-style-block-align-right': ['text-align', 'right'],
}

/** Programs take the first address; what an image is chosen from is for browsers. */
export function showImage(image: PastedElement): void {
  for (const name of ['srcset', 'sizes']) image.attributes.delete(name)
  for (const className of classesOf(image)) align(image, className)
}

/** A frame is unknown to office programs: what it says of a size is said by what it holds, and each of its parts is a paragraph. */
export function showFigure(figure: PastedElement): void {
  for (const part of figure.children) {
    if (isElement(part) && part.name === 'table') takeWidth(part, figure)
    if (isElement(part) && part.name === 'figcaption') part.children = [paragraph(part.children, 'center')]
  }
  if (classesOf(figure).includes('image')) showImageFrame(figure)
}

/** A width by share would count twice. */
function takeWidth(table: PastedElement, { style }: PastedElement): void {
  copyWidth(table, style)
  if (table.attributes.has('width')) style.delete('width')
}

function showImageFrame(figure: PastedElement): void {
  figure.style.set('text-align', 'center')
  for (const className of classesOf(figure)) align(figure, className)
  const image = findBelow(figure, ({ name }) => name === 'img')
  if (image) sizeImage(image, figure.style.get('width') ?? '')
  const isCaption = (node: PastedNode): boolean => isElement(node) && node.name === 'figcaption'
  const picture = figure.children.filter(child => !isCaption(child))
  figure.children = [
    paragraph(picture, figure.style.get('text-align') ?? ''),
    ...figure.children.filter(isCaption),
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

/** Word reads the widths of columns from cells: those of a row in which each stands in a column of its own say them, too. */
export function tellCells(table: PastedElement): void {
  const columns = [...partsOf(table)].filter(({ name }) => name === 'col')
  const row = rowsOf(table)
    .map(cellsOf)
    .find(cells => cells.length === columns.length && cells.every(cell => !cell.attributes.has('colspan')))
  for (const [index, cell] of row?.entries() ?? []) {
    const width = columns[index]?.attributes.get('width')
    if (width !== undefined) cell.attributes.set('width', width)
  }
}

/** Says a width as office programs read it. */
export function copyWidth({ attributes }: PastedElement, style: ReadonlyMap<string, string>): void {
  const width = parseLength(style.get('width') ?? '')
  if (width?.unit === '%') attributes.set('width', `${width.value}%`)
  if (width?.unit === 'px') attributes.set('width', String(width.value))
}
