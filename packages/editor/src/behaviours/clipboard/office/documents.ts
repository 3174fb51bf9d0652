import { convertAppleLists } from './lists/apple-lists.ts'
import { joinDeepLists } from './lists/deep-lists.ts'
import { shiftHeadings } from './page/headings.ts'
import { dropLastBreaks } from './page/last-breaks.ts'
import { keepChosenLooks } from './looks/keep-looks.ts'
import {
  classesOf,
  elementsBelow,
  findBelow,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  type PastedElement,
} from './tree/pasted-tree.ts'
import { unfoldLayoutTables } from './tables/layout-tables.ts'
import { dropComputedLooks } from './page/page-looks.ts'
import { convertPlainTables } from './tables/plain-tables.ts'
import { convertCalc } from './tables/sheets.ts'
import type { StyleSheet } from './looks/style-sheet.ts'
import { readSymbols } from './looks/symbol-fonts.ts'
import { tablesOf } from './tables/tables.ts'
import { dropUnseen } from './page/unseen.ts'
import { keepWhiteSpace } from './looks/white-space.ts'

/**
 * Makes of what LibreOffice, Apple's programs or a mail program copied the HTML that its writer would have meant: what their style sheets
 * say of words stands on the words, and nothing else of their looks is left.
 */
export function convertDocument(body: PastedElement, sheet: StyleSheet): void {
  convertAppleLists(body)
  joinDeepLists(body)
  readSymbols(body)
  keepWhiteSpace(body)
  dropUnseen(body)
  dropLastBreaks(body)
  dropWrappers(body)
  unfoldLayoutTables(body, sheet, isLetter(body))
  convertPlainTables(body, sheet)
  dropComputedLooks(body)
  dropColorsOfNight(body, sheet)
  keepChosenLooks(body, sheet)
  shiftHeadings(body)
}

/** By night Apple's programs give paragraphs and items a grey that is nearly white, which nobody could read on white. */
function dropColorsOfNight(body: PastedElement, sheet: StyleSheet): void {
  for (const line of elementsBelow(body))
    if (/^(?:p|li)$/.test(line.name) && nearlyWhite.test(sheet.classRulesOf(line).get('color') ?? ''))
      line.style.set('color', 'inherit')
}

const nearlyWhite = /^#([d-f][\da-f])\1\1$/i

/** Whether a text is of Outlook in a browser. */
const isLetter = (body: PastedElement): boolean =>
  findBelow(body, element => classesOf(element).includes('elementToProof')) !== null

/** LibreOffice says of itself the same in sheets and in texts: a sheet is nothing but tables. */
export function convertLibreOffice(body: PastedElement, sheet: StyleSheet): void {
  const isSheet = tablesOf(body).some(table =>
    [...elementsBelow(table)].some(({ attributes }) => attributes.has('sdnum') || attributes.has('sdval')),
  )
  const hasText = [...elementsBelow(body)].some(({ name }) => name === 'p' || /^h[1-6]$/.test(name))
  if (isSheet || (tablesOf(body).length > 0 && !hasText)) convertCalc(body, sheet)
  else {
    emptyBlankLines(body)
    convertDocument(body, sheet)
  }
}

/** LibreOffice writes an empty paragraph with two breaks, of which nobody has typed one. */
function emptyBlankLines(body: PastedElement): void {
  for (const line of elementsBelow(body))
    if (line.name === 'p' && shownText(line) === '' && !findBelow(line, ({ name }) => name !== 'br'))
      line.children = []
}

/** What LibreOffice draws as the number of a note, in the text and before the note; `null` for all else. */
function noteText(element: PastedElement): string | null {
  const [name] = classesOf(element)
  if (name === 'sdfootnoteanc' || name === 'sdendnoteanc') return `[${shownText(element)}]`
  return name === 'sdfootnotesym' || name === 'sdendnotesym' ? `[${shownText(element)}] ` : null
}

/** Whether an element is how LibreOffice draws a link that stands in it alone: blue, or red once it was followed, with a line. */
function isLinkLook({ name, attributes, children }: PastedElement): boolean {
  const [only, other] = children
  if (!isElement(only) || other) return false
  if (name === 'u') return only.name === 'a'
  return name === 'font' && /^#(?:000080|800000)$/.test(attributes.get('color') ?? '') && only.name === 'a'
}

/** Anchors without an address are places that nobody sees, and links to them lead nowhere in a text. */
function dropWrappers(body: PastedElement): void {
  replaceBelow(body, node => {
    if (!isElement(node)) return [node]
    const note = noteText(node)
    if (note !== null) return [textNode(note)]
    if (node.name === 'a' && !/^[^#]/.test(node.attributes.get('href') ?? '')) return node.children
    if (isLinkLook(node)) return node.children
    return node.name.includes(':') ? node.children : [node]
  })
}
