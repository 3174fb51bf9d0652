import { toPoints } from '../looks/lengths.ts'
import type { Pairs } from '../tree/shared-pairs.ts'
import {
  classesOf,
  findBelow,
  isElement,
  replaceBelow,
  textNode,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** What is there to be pressed, filled in or drawn, and holds no words of the text. */
const controls: ReadonlySet<string> = new Set(
  'button nav select textarea svg canvas dialog menu object template datalist output progress meter'.split(
    ' ',
  ),
)

/** Whether a text is a sign such as 👍🏻, and no words. */
const isSign = (text: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text) && !/[\p{L}\s]/u.test(text)

/** Leaves out what a person did not see or would not call text: hidden parts, controls and pictures that only count readers. */
export function dropUnseen(body: PastedElement): void {
  replaceBelow(body, node => {
    if (!isElement(node) || isOfPageBreak(node)) return [node]
    if (isLeftOut(node)) return []
    return node.name === 'img' ? pictureOf(node) : [node]
  })
}

/** Whether a person did not see an element, or would press it. */
export const isLeftOut = (element: PastedElement): boolean =>
  isHidden(element) || controls.has(element.name) || isControl(element)

/** The hidden text of a page break is its mark; it alone is a span without anything else. */
const isOfPageBreak = ({ name, style, attributes, children }: PastedElement): boolean =>
  name === 'span' &&
  style.size === 1 &&
  attributes.size === 0 &&
  children.every(child => child.kind === 'text' && child.text.trim() === '')

function isHidden({ attributes, style }: PastedElement): boolean {
  if (attributes.has('hidden') || attributes.get('aria-hidden') === 'true') return !holdsNote(attributes)
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true
  if (/^rect\((?:0|1px)/.test(style.get('clip') ?? '') || style.get('clip-path') === 'inset(50%)') return true
  return style.get('position') === 'absolute' && /^-\d{4,}/.test(style.get('left') ?? '')
}

/** Some sites hide from screen readers what is seen: a picture of theirs says so by its class. */
const holdsNote = (attributes: ReadonlyMap<string, string>): boolean =>
  /\b(?:katex-html|emoji)\b/.test(attributes.get('class') ?? '')

function isControl(element: PastedElement): boolean {
  const { name, attributes } = element
  // Sites copy code that is pressed; it is text for all that.
  if (name === 'code') return false
  if (name === 'input') return attributes.get('type')?.toLowerCase() !== 'checkbox'
  const role = attributes.get('role') ?? ''
  // What is pressed to see a picture larger is the picture.
  if (role === 'button') return !findBelow(element, isLargePicture)
  return /^(?:navigation|toolbar|tooltip|dialog)$/.test(role)
}

/** A picture; a sign that a site draws is the sign, and a picture of a point is none. */
function pictureOf(image: PastedElement): PastedNode[] {
  readLaterAddress(image.attributes)
  const alt = signOf(image) ?? image.attributes.get('alt')?.trim() ?? ''
  if (alt !== '' && (isSign(alt) || (isEmoji(image) && alt.length <= 40))) return [textNode(alt)]
  return isPoint(image) || isDecoration(image) ? [] : [image]
}

/** Many sites name where a picture is, and show it once it is near the window: until then there is none, or one that the page holds. */
function readLaterAddress(attributes: Pairs): void {
  if (!/^(?:data:|$)/i.test(attributes.get('src') ?? '')) return
  const address = laterAddresses.map(name => attributes.get(name)).find(Boolean) ?? ''
  if (/^https?:\/\//i.test(address)) attributes.set('src', address)
}

const laterAddresses = ['data-src', 'data-lazy-src', 'data-original'] as const

/** Whether a picture says of itself that it says nothing, and is as small as a sign beside words. */
const isDecoration = (image: PastedElement): boolean =>
  image.attributes.get('alt')?.trim() === '' &&
  sizesOf(image).every(size => size !== null && size <= largestSign)

/** In points: 24 px. */
const largestSign = 18

/** The sign that Slack draws: its picture has the numbers of the sign as its name, and the words beside it are those of Slack. */
function signOf({ attributes }: PastedElement): string | null {
  if (!attributes.has('data-stringify-emoji')) return null
  const [, numbers] =
    /\/([\da-f]{2,5}(?:-[\da-f]{2,5}){0,9})(?:@2x)?\.png$/.exec(attributes.get('src') ?? '') ?? []
  return numbers === undefined
    ? null
    : String.fromCodePoint(...numbers.split('-').map(number => Number.parseInt(number, 16)))
}

const isEmoji = (image: PastedElement): boolean =>
  classesOf(image).some(name => /emoji|emoticon|smil(?:ey|ie)/i.test(name)) ||
  image.attributes.has('data-stringify-emoji')

const isPoint = (image: PastedElement): boolean => sizesOf(image).some(size => size !== null && size < 2)

/** Whether an element is a picture that is larger than a sign on a button. */
const isLargePicture = (element: PastedElement): boolean =>
  element.name === 'img' && sizesOf(element).some(size => size !== null && size >= 60)

const sizesOf = ({ attributes, style }: PastedElement): (number | null)[] =>
  ['width', 'height'].map(side => toPoints(style.get(side) ?? attributes.get(side)))
