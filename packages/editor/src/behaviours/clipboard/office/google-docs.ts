import { shiftHeadings } from './page/headings.ts'
import { nameMarkers } from './lists/item-markers.ts'
import { keepChosenLooks } from './looks/keep-looks.ts'
import {
  elementsBelow,
  isElement,
  replaceBelow,
  type PastedElement,
  type PastedNode,
} from './tree/pasted-tree.ts'
import { convertPlainTables } from './tables/plain-tables.ts'
import type { StyleSheet } from './looks/style-sheet.ts'
import { keepWhiteSpace } from './looks/white-space.ts'

const blocks = /^(?:p|h[1-6]|ul|ol|table|div|hr)$/

/** Makes of what Google Docs copied plain HTML: without its wrapper, its breaks between blocks, and with boxes to check. */
export function convertGoogleDocs(body: PastedElement, sheet: StyleSheet): void {
  keepWhiteSpace(body)
  for (const item of elementsBelow(body)) if (item.name === 'li') dropBoxPicture(item)
  replaceBelow(body, node => (isElement(node) && isWrapper(node) ? node.children : [node]))
  dropBreaks(body)
  nameMarkers(body)
  for (const element of elementsBelow(body)) {
    if (element.name === 'table') element.style.clear()
    if (/^h[1-6]$/.test(element.name)) dropHeadingGrey(element)
  }
  convertPlainTables(body, sheet)
  keepChosenLooks(body, sheet)
  shiftHeadings(body)
}

/** The greys that lower headings have by themselves. */
function dropHeadingGrey(heading: PastedElement): void {
  for (const { style } of elementsBelow(heading))
    if (/^#(?:434343|666666)$/.test(style.get('color') ?? '')) style.delete('color')
}

/** The whole is in an element that is bold by its name, and not by its style; tables are in `div`s of their own. */
const isWrapper = ({ name, attributes, children }: PastedElement): boolean =>
  attributes.get('id')?.startsWith('docs-internal-guid') === true ||
  (name === 'div' && children.some(child => isElement(child) && child.name === 'table'))

/** Breaks that stand beside blocks. */
function dropBreaks(body: PastedElement): void {
  const isBlock = (node: PastedNode | undefined): boolean => isElement(node) && blocks.test(node.name)
  const { children } = body
  const seen = children.filter(child => child.kind !== 'comment' && !isWhite(child))
  body.children = children.filter(child => {
    const at = isElement(child) && child.name === 'br' ? seen.indexOf(child) : -1
    if (at < 0) return true
    const before = seen.slice(0, at).findLast(node => !isBreak(node))
    const after = seen.slice(at).find(node => !isBreak(node))
    return !isBlock(before) && !isBlock(after)
  })
}

const isBreak = (node: PastedNode): boolean => isElement(node) && node.name === 'br'
const isWhite = (node: PastedNode): boolean => node.kind === 'text' && node.text.trim() === ''

/** An item with a box is drawn with a picture of it; its attributes say that it has one. */
function dropBoxPicture(item: PastedElement): void {
  if (item.attributes.get('role') !== 'checkbox') return
  item.children = item.children.filter(child => !isElement(child) || child.name !== 'img')
}
