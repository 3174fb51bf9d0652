import { isBlack, isPlainBackground } from '../looks/chosen-looks.ts'
import { elementsBelow, type PastedElement } from '../tree/pasted-tree.ts'
import type { Pairs } from '../tree/shared-pairs.ts'

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

/** Leaves of the looks of a page what is unlike plain text: the rest, such as the paddings of cells, is the page's, and was not chosen. */
export function dropLooksOfPage(body: PastedElement): void {
  for (const element of elementsBelow(body)) {
    const { name, style } = element
    dropMargins(name, style)
    dropPaddings(element)
    dropColorsOfPage(style)
    if (isBoldByItself.test(name) && isBold(style)) style.delete('font-weight')
    // Safari names the line by a longer name.
    const line = style.get('text-decoration-line')
    if (line !== undefined && !style.has('text-decoration')) style.set('text-decoration', line)
  }
  dropComputedLooks(body)
}

/** Leaves of the looks that a browser computed what is unlike plain text. */
export function dropComputedLooks(body: PastedElement): void {
  for (const { name, style } of elementsBelow(body)) {
    if (!computed.some(property => style.has(property))) continue
    const isMade = !isBoldByItself.test(name) && isBold(style)
    const isItalic = style.get('font-style') === 'italic'
    for (const property of style.keys()) if (ofPage.has(property)) style.delete(property)
    if (isMade) style.set('font-weight', 'bold')
    if (isItalic) style.set('font-style', 'italic')
  }
}

/** How far words stand from the edges of their cells. */
function dropPaddings({ name, attributes, style }: PastedElement): void {
  if (name === 'table') attributes.delete('cellpadding')
  if (name !== 'td' && name !== 'th') return
  for (const property of style.keys()) if (property.startsWith('padding')) style.delete(property)
}

const isBoldByItself = /^(?:h[1-6]|th)$/
const isBold = (style: Pairs): boolean => /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? '')

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

const isNothing = (length: string): boolean => /^0(?:\.0+)?(?:[a-z]{2})?$/.test(length)
