import { isBlack, isPlainBackground } from './chosen-looks.ts'
import { joinDeepLists } from './deep-lists.ts'
import { readDrawnMarkers } from './drawn-markers.ts'
import { readEvernote } from './evernote.ts'
import { shiftHeadings } from './headings.ts'
import { unfoldLayoutTables } from './layout-tables.ts'
import { readPageBoxes } from './page-boxes.ts'
import { classesOf, elementsBelow, findBelow, type PastedElement } from './pasted-tree.ts'
import { readQuillLists } from './quill-lists.ts'
import type { Pairs } from './shared-pairs.ts'
import type { StyleSheet } from './style-sheet.ts'
import { dropLastBreaks } from './last-breaks.ts'
import { readPageParts } from './page-parts.ts'
import { readSymbols } from './symbol-fonts.ts'
import { dropUnseen } from './unseen.ts'
import { keepWhiteSpace } from './white-space.ts'

/** What browsers write on what they copy of a page besides what the page says: it tells that a style is all that was computed. */
const computed = [
  'orphans',
  'widows',
  '-webkit-text-stroke-width',
  'font-variant-ligatures',
  'text-decoration-thickness',
  'caret-color',
]

const ofPage: ReadonlySet<string> = new Set([
  'color',
  'background',
  'background-color',
  'font-style',
  'font-weight',
  'text-align',
  'margin',
  'margin-left',
  'white-space',
])

/** Makes of a part of a page what was read there: without controls, hidden text and the colours of the page itself. */
export function convertPage(body: PastedElement, sheet: StyleSheet): void {
  readQuillLists(body)
  joinDeepLists(body)
  readSymbols(body)
  readDrawnMarkers(body, sheet)
  readEvernote(body)
  readPageBoxes(body)
  readPageParts(body)
  unfoldLayoutTables(body, sheet, isLetter(body))
  keepWhiteSpace(body)
  dropUnseen(body)
  dropLastBreaks(body)
  for (const element of elementsBelow(body)) dropLooksOfPage(element)
  shiftHeadings(body)
}

/** Whether a page is a letter that Gmail shows. */
const isLetter = (body: PastedElement): boolean =>
  findBelow(body, element => classesOf(element).some(name => name.startsWith('gmail_'))) !== null

/** Text that a browser gives all its computed looks has those of the page: only what is unlike plain text was chosen. */
function dropLooksOfPage({ name, style }: PastedElement): void {
  dropMargins(name, style)
  dropColorsOfPage(style)
  if (!computed.some(property => style.has(property))) return
  const isBold = !/^(?:h[1-6]|th)$/.test(name) && /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? '')
  const isItalic = style.get('font-style') === 'italic'
  for (const property of style.keys()) if (ofPage.has(property)) style.delete(property)
  if (isBold) style.set('font-weight', 'bold')
  if (isItalic) style.set('font-style', 'italic')
}

/** The black and white of a page are not chosen; a colour that only the page has a name for is none elsewhere. */
function dropColorsOfPage(style: Pairs): void {
  const color = style.get('color')
  if (color !== undefined && (isBlack(color) || color.includes('var('))) style.delete('color')
  for (const property of ['background', 'background-color']) {
    const behind = style.get(property)
    if (behind !== undefined && (isPlainBackground(behind) || behind.includes('var('))) style.delete(property)
  }
}

/** Margins of items are those of their list; a margin of nothing says nothing. */
function dropMargins(name: string, style: Pairs): void {
  if (name === 'li') style.delete('margin-left')
  const [all = '', right = all, , left = right] = (style.get('margin') ?? '').split(/\s+/)
  if (isNothing(left)) style.delete('margin')
  if (isNothing(style.get('margin-left') ?? '')) style.delete('margin-left')
}

const isNothing = (length: string): boolean => /^0(?:px|pt)?$/.test(length)
