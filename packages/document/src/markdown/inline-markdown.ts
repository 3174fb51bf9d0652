import type { Node } from 'prosemirror-model'
import { mentionAttrs } from '../features/mention/mention.ts'
import { codeSpan, destination } from './escape-markdown.ts'
import { writePieces, type Pair, type Piece } from './inline-pieces.ts'
import { unitsOf, type Emphasis, type Looks, type Unit } from './inline-units.ts'
import { resolveUrl, type MarkdownOptions } from './markdown-options.ts'
import { imageMarkdown } from './image-markdown.ts'

export interface InlineOptions extends MarkdownOptions {
  /** Whether it must stay on one line, as in a heading or a cell. */
  readonly isOneLine: boolean
}

/** The content of a text block as Markdown, without white space at the edges of its lines. */
export function inlineMarkdown(textblock: Node, options: InlineOptions): string {
  const { mentionHref } = options
  const units = unitsOf(textblock, mention => mentionHref?.(mentionAttrs(mention)) ?? null)
  return writePieces(piecesOf(trimLines(units), options))
}

/** Leaves out white space at the edges of lines, and the breaks that end the last one. */
function trimLines(units: readonly Unit[]): Unit[] {
  const end = units.findLastIndex(({ kind }) => kind !== 'space' && kind !== 'break') + 1
  const kept: Unit[] = []
  for (const unit of units.slice(0, end)) {
    const before = kept.at(-1)
    const startsLine = !before || before.kind === 'break'
    if (unit.kind === 'space' && (startsLine || before.kind === 'space')) continue
    if (unit.kind === 'break' && before?.kind === 'space') kept.pop()
    kept.push(unit)
  }
  return kept
}

function piecesOf(units: readonly Unit[], options: InlineOptions): Piece[] {
  const writer = new PieceWriter(options)
  let at = 0
  while (at < units.length) {
    const { href } = units[at] ?? { href: null }
    let end = at + 1
    while (end < units.length && units[end]?.href === href) end++
    writer.addLink(units.slice(at, end), href)
    at = end
  }
  return writer.pieces
}

/** Puts the signs of emphasis around units, nested in each other. */
class PieceWriter {
  readonly pieces: Piece[] = []
  private open: { readonly emphasis: Emphasis; readonly pair: Pair }[] = []
  private startsLine = true
  private readonly options: InlineOptions

  constructor(options: InlineOptions) {
    this.options = options
  }

  addLink(units: readonly Unit[], href: string | null): void {
    const address = href === null ? null : resolveUrl(href, 'link', this.options)
    const [only, other] = units
    if (address !== null && only?.kind === 'text' && !other && isAddress(only, address))
      return this.addRaw(`<${only.text}>`)
    if (address !== null) this.addRaw('[')
    for (const unit of units) this.add(unit)
    this.emphasise([])
    if (address !== null) this.addRaw(`](${destination(address)})`)
  }

  private add(unit: Unit): void {
    this.emphasise(unit.emphases)
    if (unit.kind === 'text') this.push({ kind: 'text', text: unit.text, startsLine: this.startsLine })
    else if (unit.kind === 'code') this.addRaw(codeSpan(unit.text))
    else if (unit.kind === 'space') this.addRaw(unit.text.replaceAll(/[\t\n\r\u2028\u2029]/g, ' '))
    else if (unit.kind === 'object') this.addRaw(imageMarkdown(unit.node, this.options))
    else {
      this.addRaw(this.options.isOneLine ? '<br>' : '\\\n')
      this.startsLine = true
    }
  }

  private emphasise(wanted: Looks['emphases']): void {
    const kept = this.open.findIndex(({ emphasis }, index) => wanted[index] !== emphasis)
    const ending = kept < 0 ? [] : this.open.splice(kept)
    for (const sign of ending.toReversed()) this.pieces.push({ kind: 'close', ...sign })
    for (const emphasis of wanted.slice(this.open.length)) {
      const sign = { emphasis, pair: { touches: false } }
      this.open.push(sign)
      this.pieces.push({ kind: 'open', ...sign })
    }
  }

  private addRaw(text: string): void {
    this.push({ kind: 'raw', text })
  }

  private push(piece: Piece): void {
    this.pieces.push(piece)
    this.startsLine = false
  }
}

/** Whether a link is nothing but its address. */
function isAddress({ text, emphases: { length } }: Looks & { readonly text: string }, href: string): boolean {
  if (length > 0 || !/^[^\s<>]+$/.test(text)) return false
  return text === href
    ? /^[a-z][a-z0-9+.-]{1,31}:/i.test(text)
    : `mailto:${text}` === href && /^[\w.+-]+@[\w.-]+\.\w+$/.test(text)
}
