import {
  findBelow,
  holdsText,
  isElement,
  replaceBelow,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import type { Pass } from '../pass.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { shiftHeadings } from '../page/headings.ts'
import { keepChosenLooks } from '../looks/keep-looks.ts'
import { joinDropCaps } from './drop-caps.ts'
import { nestWordLists } from './word-lists.ts'
import { readWordBoxes } from './word-boxes.ts'
import { readWordFormulas } from './word-formulas.ts'
import { readSlideLists } from './slide-lists.ts'
import { readTextBoxes } from './word-text-boxes.ts'
import { writeNotes } from './word-notes.ts'
import {
  dropDeleted,
  dropHiddenWords,
  dropSectionBreaks,
  dropSubstitutes,
  substitutes,
  wordMeaning,
} from './word-parts.ts'
import { numberPictures } from './word-pictures.ts'
import { keepPictureWords } from './picture-words.ts'
import { nameMarkers } from '../lists/item-markers.ts'
import { readSymbols } from '../looks/symbol-fonts.ts'
import { unfoldLayoutTables } from '../tables/layout-tables.ts'
import { readWordQuotes } from './word-quotes.ts'
import { convertPlainTables } from '../tables/plain-tables.ts'
import { isCell } from '../tables/tables.ts'

/** Make of what Word copied, or Outlook, which writes with Word, the HTML that its writer would have meant, one after the other. */
export const wordPasses: readonly Pass[] = [
  { convert: dropSubstitutes, needs: substitutes },
  { convert: dropDeleted, needs: /^del$/ },
  { convert: dropHiddenWords },
  { convert: dropSectionBreaks, needs: /^mso-(?:break-type|column-break-before)$/ },
  { convert: readTextBoxes, needs: /^\[if gte vml/i },
  { convert: numberPictures, needs: /^v:|^\[if gte vml/i },
  { convert: readWordFormulas, needs: /^\[if gte msequation/i },
  { convert: keepPictureWords, needs: /^alt$|^v:|^\[if gte vml/i },
  { convert: writeNotes, needs: /^mso-(?:element|(?:foot|end)note-id|special-character)$|^a$/ },
  { convert: joinDropCaps, needs: /^mso-element$/ },
  { convert: readWordBoxes, needs: /^w:sdt$/ },
  { convert: readSymbols, needs: /^mso-symbol-font-family$/ },
  { convert: readSlideLists, needs: /^mso-special-format$/ },
  { convert: nestWordLists },
  { convert: nameMarkers, needs: /^ol$/ },
  { convert: readMeaning },
  { convert: readWordQuotes },
  { convert: unfoldLetterTables, needs: /^table$/ },
  { convert: convertPlainTables, needs: /^table$/ },
  { convert: keepChosenLooks },
  { convert: dropBlanks },
  { convert: shiftHeadings, needs: /^h[156]$/ },
]

function unfoldLetterTables(body: PastedElement, sheet: StyleSheet): void {
  unfoldLayoutTables(body, sheet, true)
}

function readMeaning(body: PastedElement): void {
  replaceBelow(body, node => (isElement(node) ? wordMeaning(node) : null))
}

/** Of empty paragraphs one after the other one stays, and none behind a table at the end of a cell: Word always has one there. */
function dropBlanks(container: PastedElement): void {
  let wasBlank = false
  const dropped = new Set<PastedNode>()
  for (const child of container.children) {
    if (!isElement(child)) continue
    const isBlank = isBlankParagraph(child)
    if (isBlank && wasBlank) dropped.add(child)
    wasBlank = isBlank
    if (!isBlank) dropBlanks(child)
  }
  if (dropped.size > 0) container.children = container.children.filter(child => !dropped.has(child))
  if (isCell(container)) dropBehindTable(container)
}

function dropBehindTable(cell: PastedElement): void {
  const [table, last] = cell.children.filter(isElement).slice(-2)
  if (table?.name === 'table' && last && isBlankParagraph(last))
    cell.children = cell.children.filter(child => child !== last)
}

const isBlankParagraph = (node: PastedNode): boolean =>
  isElement(node) &&
  node.name === 'p' &&
  !holdsText(node) &&
  !findBelow(node, ({ name, style }) => name === 'img' || name === 'hr' || style.has('page-break-before'))
