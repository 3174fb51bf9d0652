import { shiftHeadings } from './headings.ts'
import { elementsBelow, type PastedElement } from './pasted-tree.ts'
import type { Pairs } from './shared-pairs.ts'
import type { StyleSheet } from './style-sheet.ts'
import { dropLastBreaks } from './last-breaks.ts'
import { readPageParts } from './page-parts.ts'
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
export function convertPage(body: PastedElement, _sheet: StyleSheet): void {
  readPageParts(body)
  keepWhiteSpace(body)
  dropUnseen(body)
  dropLastBreaks(body)
  for (const element of elementsBelow(body)) dropLooksOfPage(element)
  shiftHeadings(body)
}

/** Text that a browser gives all its computed looks has those of the page: only what is unlike plain text was chosen. */
function dropLooksOfPage({ name, style }: PastedElement): void {
  dropMargins(name, style)
  if (!computed.some(property => style.has(property))) return
  const isBold = !/^(?:h[1-6]|th)$/.test(name) && /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? '')
  const isItalic = style.get('font-style') === 'italic'
  for (const property of style.keys()) if (ofPage.has(property)) style.delete(property)
  if (isBold) style.set('font-weight', 'bold')
  if (isItalic) style.set('font-style', 'italic')
}

/** Margins of items are those of their list; a margin of nothing says nothing. */
function dropMargins(name: string, style: Pairs): void {
  if (name === 'li') style.delete('margin-left')
  const [all = '', right = all, , left = right] = (style.get('margin') ?? '').split(/\s+/)
  if (isNothing(left)) style.delete('margin')
  if (isNothing(style.get('margin-left') ?? '')) style.delete('margin-left')
}

const isNothing = (length: string): boolean => /^0(?:px|pt)?$/.test(length)
