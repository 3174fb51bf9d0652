import { shiftHeadings } from '../page/headings.ts'
import { keepChosenLooks } from '../looks/keep-looks.ts'
import { readMarker } from '../lists/list-marker.ts'
import { itemsIn } from '../lists/list-items.ts'
import { ListNester } from '../lists/nest-lists.ts'
import {
  classesOf,
  elementNode,
  elementsBelow,
  findBelow,
  isElement,
  replaceBelow,
  type PastedElement,
} from '../tree/pasted-tree.ts'
import { convertPlainTables } from '../tables/plain-tables.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { keepWhiteSpace } from '../looks/white-space.ts'

/** Makes of what Word in a browser copied plain HTML: it puts each item in a list of its own, and a space at the end of each paragraph. */
export function convertWordOnline(body: PastedElement, sheet: StyleSheet): void {
  keepWhiteSpace(body)
  replaceBelow(body, node => {
    if (!isElement(node)) return [node]
    if (classesOf(node).some(name => unseenClasses.test(name))) return []
    // A break stands beside a space that nobody sees.
    if (classesOf(node).includes('LineBreakBlob')) return [elementNode('br')]
    readHeading(node)
    return node.name === 'div' ? node.children : [node]
  })
  nestLists(body)
  for (const { name, style } of elementsBelow(body)) if (name === 'table') style.clear()
  convertPlainTables(body, sheet)
  keepChosenLooks(body, sheet)
  shiftHeadings(body)
}

/** The end of a paragraph as a space, and what is written for screen readers and the pointer. */
const unseenClasses = /^(?:EOP|WACAltTextDescribedBy|Table(?:Hover|Column|Row|Insert|Word).*Handle\w*)$/

/** A heading is a paragraph that says of itself that it is one. */
function readHeading(element: PastedElement): void {
  const level = element.attributes.get('aria-level') ?? ''
  if (element.name === 'p' && element.attributes.get('role') === 'heading' && /^[1-6]$/.test(level))
    element.name = `h${level}`
  else return
  // The colour of a heading is its style's.
  for (const { style } of elementsBelow(element)) style.delete('color')
}

/** Makes lists of the items below an element, the innermost first. */
function nestLists(container: PastedElement): void {
  for (const child of container.children) if (isElement(child)) nestLists(child)
  if (!container.children.some(child => isElement(child) && findItem(child) !== null)) return
  const nester = new ListNester()
  for (const child of container.children) {
    const item = isElement(child) ? findItem(child) : null
    if (isElement(child) && item) addItems(nester, child)
    else nester.addBeside(child)
  }
  container.children = nester.blocks
}

/** The first item of a list that names its level; `null` for all else. */
function findItem(list: PastedElement): PastedElement | null {
  if (list.name !== 'ul' && list.name !== 'ol') return null
  return findBelow(list, ({ name, attributes }) => name === 'li' && attributes.has('data-aria-level'))
}

function addItems(nester: ListNester, list: PastedElement): void {
  let number = Number(list.attributes.get('start') ?? 1)
  for (const item of itemsIn(list)) {
    const isNumbered = list.name === 'ol'
    const marker = isNumbered
      ? { ...readMarker('1.', 'decimal'), style: markerStyle(item) ?? markerStyle(list), number: number++ }
      : readMarker('', 'bullet')
    nester.add({
      run: item.attributes.get('data-listid') ?? '',
      level: Number(item.attributes.get('data-aria-level') ?? 1),
      marker,
      content: item.children,
      indent: null,
    })
  }
}

function markerStyle({ style }: PastedElement): string | null {
  const named = style.get('list-style-type') ?? ''
  return /^(?:lower|upper)-(?:latin|roman|alpha)$/.test(named) ? named.replace('alpha', 'latin') : null
}
