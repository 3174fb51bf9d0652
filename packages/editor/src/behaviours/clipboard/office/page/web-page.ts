import { joinDeepLists } from '../lists/deep-lists.ts'
import { readDrawnMarkers } from '../lists/drawn-markers.ts'
import { readEvernote } from './evernote.ts'
import { readHeadings, shiftHeadings } from './headings.ts'
import { unfoldLayoutTables } from '../tables/layout-tables.ts'
import type { Pass } from '../pass.ts'
import { readPageBoxes } from './page-boxes.ts'
import { classesOf, findBelow, type PastedElement } from '../tree/pasted-tree.ts'
import { readQuillLists } from '../lists/quill-lists.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { dropLastBreaks } from './last-breaks.ts'
import { nestLevelLists } from '../lists/level-lists.ts'
import { takeNamesOfCode } from './page-code.ts'
import { dropLooksOfPage } from './page-looks.ts'
import { readPageParts } from './page-parts.ts'
import { readPlayers } from './page-players.ts'
import { readRoleTables } from './role-tables.ts'
import { readShownLines } from './shown-lines.ts'
import { readSymbols } from '../looks/symbol-fonts.ts'
import { dropUnseen } from './unseen.ts'
import { keepWhiteSpace } from '../looks/white-space.ts'

const lists = /^[uo]l$/

/** Make of a part of a page what was read there, one after the other: without controls, hidden text and the colours of the page itself. */
export const pagePasses: readonly Pass[] = [
  { convert: readShownLines, needs: /^display$/ },
  { convert: readHeadings, needs: /^role$/ },
  { convert: readRoleTables, needs: /^role$/ },
  { convert: readQuillLists, needs: /^data-(?:list|checked)$/ },
  { convert: nestLevelLists, needs: lists },
  { convert: joinDeepLists, needs: lists },
  { convert: readSymbols, needs: /^(?:font-family|face)$/ },
  { convert: readDrawnMarkers, needs: /^font(?:-family)?$/ },
  { convert: readEvernote, needs: /^--?en-/ },
  { convert: readPageBoxes },
  { convert: readPageParts },
  { convert: unfoldPageTables, needs: /^(?:table|role)$/ },
  { convert: body => keepWhiteSpace(body) },
  { convert: dropUnseen },
  { convert: readPlayers, needs: /^(?:iframe|video|audio)$/ },
  { convert: takeNamesOfCode },
  { convert: dropLastBreaks },
  { convert: dropLooksOfPage },
  { convert: shiftHeadings, needs: /^(?:h[156]|aria-level)$/ },
]

function unfoldPageTables(body: PastedElement, sheet: StyleSheet): void {
  unfoldLayoutTables(body, sheet, isLetter(body))
}

/** Whether a page is a letter that Gmail shows. */
const isLetter = (body: PastedElement): boolean =>
  findBelow(body, element => classesOf(element).some(name => name.startsWith('gmail_'))) !== null
