import { leftMargin } from '../looks/lengths.ts'
import { readMarker } from './list-marker.ts'
import {
  elementNode,
  elementsBelow,
  findBelow,
  textNode,
  textOf,
  type PastedElement,
} from '../tree/pasted-tree.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { nestWordLists } from '../word/word-lists.ts'

/**
 * Makes lists of a letter that was written with Word, as a mail program shows it: what names the list is gone, and the marker of each item is text, with the
 * white space of Word behind it. The level is how far a line stands from the left.
 */
export function readDrawnMarkers(body: PastedElement, sheet: StyleSheet): void {
  const lines = [...elementsBelow(body)].filter(takeMarker)
  if (lines.length === 0) return
  const margins = lines.map(({ style }) => leftMargin(style) ?? 0)
  const levels = [...new Set(margins)].toSorted((one, other) => one - other)
  for (const [index, { style }] of lines.entries())
    style.set('mso-list', `drawn level${levels.indexOf(margins[index] ?? 0) + 1} drawn`)
  nestWordLists(body, sheet)
  for (const { style } of lines) for (const name of ofItems) style.delete(name)
}

/** What places the text of an item beside its marker. */
const ofItems = ['mso-list', 'margin', 'margin-left', 'text-indent']

/** Notes a line's marker as Word would; `false` where it begins with none. */
function takeMarker(line: PastedElement): boolean {
  const gap = line.name === 'p' ? findBelow(line, isGap) : null
  if (!gap) return false
  const before = textBefore(line, gap).trim()
  if (before.length > 8 || !(readMarker(before, null).isNumbered || /^[^\p{L}\d]$|^o$/u.test(before)))
    return false
  dropBefore(line, gap)
  const marker = elementNode('span', [textNode(before)])
  marker.style.set('mso-list', 'Ignore')
  line.children.unshift(marker)
  return true
}

/** Whether an element is the white space between a marker and its text: Word draws it in a font of its own. */
function isGap(element: PastedElement): boolean {
  const { style } = element
  const size = style.get('font') ?? style.get('font-size')
  if (size?.startsWith('7') !== true) return false
  const font = style.has('font') ? size : `${size} ${style.get('font-family')}`
  return /^7(?:\.0)?pt ["']?Times New Roman/.test(font) && textOf(element).trim() === ''
}

function textBefore(parent: PastedElement, end: PastedElement): string {
  let text = ''
  for (const child of parent.children) {
    if (child === end) break
    if (child.kind !== 'element') text += textOf(child)
    else if (findBelow(child, below => below === end)) return text + textBefore(child, end)
    else text += textOf(child)
  }
  return text
}

/** Drops all that stands before an element, and the element. */
function dropBefore(parent: PastedElement, end: PastedElement): void {
  const at = parent.children.findIndex(
    child => child === end || (child.kind === 'element' && findBelow(child, below => below === end) !== null),
  )
  const child = parent.children[at]
  parent.children = parent.children.slice(child === end ? at + 1 : at)
  if (child?.kind === 'element' && child !== end) dropBefore(child, end)
}
