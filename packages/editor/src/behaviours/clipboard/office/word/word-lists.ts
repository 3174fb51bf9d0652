import { readMarker } from '../lists/list-marker.ts'
import { leftMargin } from '../looks/lengths.ts'
import { ListNester } from '../lists/nest-lists.ts'
import {
  elementsBelow,
  findBelow,
  holdsText,
  isElement,
  shownText,
  textNode,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import type { StyleSheet } from '../looks/style-sheet.ts'
import { leaves } from './leaves.ts'

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const lines: ReadonlySet<string> = new Set(['p', 'div', 'pre', ...headings])

/** What Word says of the list of a paragraph. */
interface ListPlace {
  readonly definition: string
  readonly level: number
  readonly run: string
}

/** Makes lists of the paragraphs that Word numbers by itself, in every part of a text. */
export function nestWordLists(container: PastedElement, sheet: StyleSheet): void {
  const nester = new ListNester()
  const { children } = container
  let at = 0
  const next = (): readonly PastedNode[] => children.slice(at, at + 7)
  for (const child of children) {
    at++
    if (isElement(child)) addElement(nester, child, next, sheet)
    else nester.addBeside(child)
  }
  container.children = nester.blocks
}

function addElement(
  nester: ListNester,
  element: PastedElement,
  next: () => readonly PastedNode[],
  sheet: StyleSheet,
): void {
  const place = placeOf(element, sheet)
  if (place && !holdsLines(element)) addItem(nester, element, place, sheet)
  else if (isListOfWord(element, sheet)) addRealItems(nester, element, sheet)
  else if (!joinsItem(nester, element, next, sheet)) {
    if (!leaves.has(element.name)) nestWordLists(element, sheet)
    // What is empty and no block of its own, such as an anchor, ends no list.
    if (element.name === 'span' && element.children.length === 0) nester.blocks.push(element)
    else nester.addBlock(element)
  }
}

/** A number with a word before it, such as «Статья 5.»: no list has it, and it is of the text. */
const worded = /\p{L}{2}\.?\s|№/u

function addItem(nester: ListNester, element: PastedElement, place: ListPlace, sheet: StyleSheet): void {
  const text = takeMarker(element)
  const marker = readMarker(text, formatOf(place, sheet))
  if (text === '' && isUnmarked(place, sheet)) nester.addBlock(element)
  else if (worded.test(text) || (headings.has(element.name) && marker.isNumbered))
    nester.addBlock(withNumber(element, text))
  else {
    // Word writes text that keeps its white space as such, also in a list.
    if (element.name === 'pre') element.name = 'p'
    nester.add({ ...place, marker, content: [element], indent: leftMargin(sheet.looksOf(element)) })
  }
}

const holdsLines = ({ children }: PastedElement): boolean =>
  children.some(child => isElement(child) && lines.has(child.name))

/** Reads `l0 level2 lfo3`; `null` for what no list of Word numbers. */
function placeOf(element: PastedElement, sheet: StyleSheet): ListPlace | null {
  if (!lines.has(element.name) && element.name !== 'li') return null
  const match = /^\s*(\S+)\s+level(\d+)(?:\s+(\S+))?/i.exec(sheet.valueOf(element, 'mso-list') ?? '')
  const [, definition, level, run] = match ?? []
  if (definition === undefined || level === undefined) return null
  return { definition, level: Number(level), run: run ?? definition }
}

/** Whether a list is one that Word wrote as such, with the level of each item. */
function isListOfWord(element: PastedElement, sheet: StyleSheet): boolean {
  if (element.name !== 'ul' && element.name !== 'ol') return false
  return element.children.every(child =>
    isElement(child) ? placeOf(child, sheet) !== null || isListOfWord(child, sheet) : !holdsText(child),
  )
}

function addRealItems(nester: ListNester, list: PastedElement, sheet: StyleSheet): void {
  let number = Number(list.attributes.get('start') ?? 1)
  for (const child of list.children.filter(isElement)) {
    const place = placeOf(child, sheet)
    if (!place) addRealItems(nester, child, sheet)
    else {
      const format = list.name === 'ul' ? 'bullet' : (formatOf(place, sheet) ?? formatOfType(list))
      const marker = { ...readMarker('', format), number: list.name === 'ol' ? number++ : null }
      nester.add({ ...place, marker, content: child.children, indent: null })
    }
  }
}

/** The same of a list that says it itself, where the definitions were not copied with it. */
function formatOfType({ attributes }: PastedElement): string {
  return types[attributes.get('type') ?? ''] ?? 'decimal'
}

const types: Readonly<Record<string, string>> = {
  a: 'alpha-lower',
  A: 'alpha-upper',
  i: 'roman-lower',
  I: 'roman-upper',
}

/** Takes the marker that Word writes into the text of an item out of it. */
function takeMarker(element: PastedElement): string {
  let marker = ''
  for (const below of elementsBelow(element)) {
    if (!/^ignore$/i.test(below.style.get('mso-list') ?? '')) continue
    marker += shownText(below)
    below.children = []
  }
  return marker
}

const ruleOf = ({ definition, level }: ListPlace, sheet: StyleSheet): ReturnType<StyleSheet['listRulesOf']> =>
  sheet.listRulesOf(`${definition}:level${level}`)

/** What a level is numbered with, as its definition says; `null` where there is none. */
function formatOf(place: ListPlace, sheet: StyleSheet): string | null {
  const rule = ruleOf(place, sheet)
  return rule ? (rule.get('mso-level-number-format') ?? 'decimal') : null
}

/** Whether a level shows nothing before its text, as the definition says. */
function isUnmarked(place: ListPlace, sheet: StyleSheet): boolean {
  const rule = ruleOf(place, sheet)
  return rule?.get('mso-level-text') === '""' || rule?.get('mso-level-number-format') === 'none'
}

function withNumber(heading: PastedElement, number: string): PastedElement {
  if (number !== '') heading.children.unshift(textNode(`${number} `))
  return heading
}

/** Puts a paragraph that stands below the text of an item into the item; an empty one where the item or the list goes on behind it. */
function joinsItem(
  nester: ListNester,
  element: PastedElement,
  next: () => readonly PastedNode[],
  sheet: StyleSheet,
): boolean {
  const indent = leftMargin(sheet.looksOf(element))
  if (element.name !== 'p' || indent === null) return false
  // All paragraphs stand at the margin of the page: that one was put there says its own style alone.
  if (indent <= 0 && !element.style.has('margin-left')) return false
  if (isBlank(element) && !goesOnBehind(nester, indent, next, sheet)) return false
  return nester.join(element, indent)
}

/** Whether what follows an empty line belongs to the item above it, or goes on with its list. */
function goesOnBehind(
  nester: ListNester,
  indent: number,
  next: () => readonly PastedNode[],
  sheet: StyleSheet,
): boolean {
  const follower = next().find((node): node is PastedElement => isElement(node) && !isBlank(node))
  if (!follower) return false
  const place = placeOf(follower, sheet)
  return place
    ? nester.goesOnAfter(indent, place)
    : leftMargin(sheet.looksOf(follower)) === indent && indent > 0
}

const isBlank = (element: PastedElement): boolean =>
  !holdsText(element) && !findBelow(element, ({ name }) => name === 'img')
