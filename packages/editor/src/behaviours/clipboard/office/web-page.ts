import { joinDeepLists } from './deep-lists.ts'
import { readDrawnMarkers } from './drawn-markers.ts'
import { readEvernote } from './evernote.ts'
import { shiftHeadings } from './headings.ts'
import { unfoldLayoutTables } from './layout-tables.ts'
import { readPageBoxes } from './page-boxes.ts'
import { classesOf, findBelow, type PastedElement } from './pasted-tree.ts'
import { readQuillLists } from './quill-lists.ts'
import type { StyleSheet } from './style-sheet.ts'
import { dropLastBreaks } from './last-breaks.ts'
import { nestLevelLists } from './level-lists.ts'
import { dropLooksOfPage } from './page-looks.ts'
import { readPageParts } from './page-parts.ts'
import { readShownLines } from './shown-lines.ts'
import { readSymbols } from './symbol-fonts.ts'
import { dropUnseen } from './unseen.ts'
import { keepWhiteSpace } from './white-space.ts'

/** Makes of a part of a page what was read there: without controls, hidden text and the colours of the page itself. */
export function convertPage(body: PastedElement, sheet: StyleSheet): void {
  readShownLines(body)
  readQuillLists(body)
  nestLevelLists(body)
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
  dropLooksOfPage(body)
  shiftHeadings(body)
}

/** Whether a page is a letter that Gmail shows. */
const isLetter = (body: PastedElement): boolean =>
  findBelow(body, element => classesOf(element).some(name => name.startsWith('gmail_'))) !== null
