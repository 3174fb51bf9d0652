import { shiftHeadings } from './page/headings.ts'
import { nameMarkers } from './lists/item-markers.ts'
import { keepChosenLooks } from './looks/keep-looks.ts'
import { codeOfLines } from './code-editor.ts'
import {
  elementNode,
  elementsBelow,
  isElement,
  replaceBelow,
  textOf,
  type PastedElement,
  type PastedNode,
} from './tree/pasted-tree.ts'
import { convertPlainTables } from './tables/plain-tables.ts'
import type { StyleSheet } from './looks/style-sheet.ts'
import { keepWhiteSpace } from './looks/white-space.ts'

const blocks = /^(?:p|h[1-6]|ul|ol|table|div|hr)$/

/** Makes of what Google Docs copied plain HTML: without its wrapper, its breaks between blocks, and with boxes to check. */
export function convertGoogleDocs(body: PastedElement, sheet: StyleSheet): void {
  readCode(body)
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

/** The signs that Google Docs puts around a block of code, and others that no font but its own has. */
const ofCode = /[\uec02\uec03]/g
const ofDocs = /[\ue000-\uf8ff]/g

/** Makes blocks of code of the paragraphs between the signs. */
function readCode(body: PastedElement): void {
  for (const part of [body, ...elementsBelow(body)])
    if (part.children.some(child => isElement(child) && child.name === 'p')) joinCode(part)
  for (const { children } of elementsBelow(body))
    for (const child of children) if (child.kind === 'text') child.text = child.text.replace(ofDocs, '')
}

function joinCode(parent: PastedElement): void {
  let lines: PastedElement[] = []
  parent.children = parent.children.flatMap((child): PastedNode[] => {
    const signs = isElement(child) ? (textOf(child).match(ofCode)?.length ?? 0) : 0
    if (!isElement(child) || lines.length + signs === 0) return [child]
    lines.push(child)
    if (signs === 0 || (signs === 1 && lines.length === 1)) return []
    const code = codeOfLines(elementNode('div', lines), null)
    lines = []
    return [code]
  })
  // What has a beginning alone is no code.
  parent.children.push(...lines)
}
