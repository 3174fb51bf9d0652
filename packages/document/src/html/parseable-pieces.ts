import { isBoundary } from './element-kinds.ts'
import { HtmlTooComplex, readerLimits } from './limits.ts'
import { opaqueContent } from './opaque-content.ts'
import { ParserWork } from './parser-work.ts'
import { nextTag, type Tag } from './tags.ts'

/** Elements that say nothing to the reader, and that parsers do not agree about. The third such thing is U+0000. */
const transparent: ReadonlySet<string> = new Set(['math', 'select'])
/** What opens wrappers is repeated in each piece, so it must be short beside it. */
const longestOpening = 512
/** A piece ends at the first chance after so many characters. */
export const usualLength = 8_192

/**
 * Elements that say of each block in them what they say of all, so that two in place of one say the same. Those that ask for a page
 * break or name media are something by themselves.
 */
const wrappers: ReadonlySet<string> = new Set(['article', 'center', 'div', 'main', 'section'])
const isSomething = /break|oembed/i

/** Where pieces end. */
export interface PieceOptions {
  /** How many characters a piece has at least, save the last; 8,192. */
  readonly length?: number
  /** Whether pieces also end within wrappers, which are then closed in one piece and opened again in the next. */
  readonly partsWrappers?: boolean
}

/** After how many tags reading in steps lets something else happen: a few ms. */
const tagsInStep = 4_096

/** HTML in pieces, and what they may cost a parser. */
export interface ParseableHtml {
  readonly pieces: readonly string[]
  readonly tags: number
  /** In the steps of `ParserWork`. */
  readonly steps: number
  /** The elements whose tags were left out. */
  readonly leftOut: ReadonlySet<string>
}

/** Follows the tags of HTML once, from its start to its end. */
class SourceReader {
  private readonly work = new ParserWork()
  private readonly pieces: string[] = []
  /** What the piece that is being read has so far, and up to where the source is in it. */
  private piece = ''
  private copied = 0
  private pieceStart = 0
  private at = 0
  private tags = 0
  private readonly leftOut = new Set<string>()
  private readonly source: string
  private readonly pieceLength: number
  private readonly partsWrappers: boolean

  constructor(source: string, { length = usualLength, partsWrappers = false }: PieceOptions) {
    this.source = source
    this.pieceLength = length
    this.partsWrappers = partsWrappers
  }

  *read(): Generator<void, ParseableHtml, void> {
    for (let tag = nextTag(this.source, 0); tag; tag = nextTag(this.source, this.at)) {
      this.at = tag.end
      this.readTag(tag)
      this.check()
      if (this.tags % tagsInStep === 0) yield
    }
    if (this.pieceStart < this.source.length) this.endPiece(this.source.length)
    return { pieces: this.pieces, tags: this.tags, steps: this.work.steps, leftOut: this.leftOut }
  }

  private readTag(tag: Tag): void {
    if (transparent.has(tag.name)) this.leaveOutTag(tag)
    else if (!tag.closing) this.readStart(tag)
    else {
      this.work.close(tag.name)
      if (tag.end - this.pieceStart >= this.pieceLength) this.endPieceAfter(tag)
    }
  }

  private endPieceAfter({ name, end }: Tag): void {
    if (this.work.isClear) return this.endPiece(end)
    const open = this.partsWrappers && isBoundary(name) ? this.work.surelyOpen : null
    if (!open?.every(({ name: of, source }) => wrappers.has(of) && !isSomething.test(source))) return
    const opening = open.map(({ source }) => source).join('')
    if (opening.length > longestOpening) return
    this.endPiece(
      end,
      open
        .toReversed()
        .map(({ name: of }) => `</${of}>`)
        .join(''),
    )
    this.piece = opening
  }

  private readStart({ name, selfClosing, start, end }: Tag): void {
    if (name === 'svg' && selfClosing) return
    this.work.open(name, this.source.slice(start, end))
    const content = opaqueContent(this.source, name, end)
    if (!content) return
    if (!content.isShown) this.leaveOut(end, content.end)
    this.at = content.end
  }

  private leaveOutTag({ name, closing, start, end }: Tag): void {
    if (!closing) this.leftOut.add(name)
    this.leaveOut(start, end)
  }

  private leaveOut(start: number, end: number): void {
    if (start === end) return
    this.piece += this.source.slice(this.copied, start)
    // A `<` before what goes must not begin a tag with what comes after it.
    if (start > this.copied && this.source.charAt(start - 1) === '<') this.piece += '<!---->'
    this.copied = end
  }

  private endPiece(end: number, closing = ''): void {
    this.pieces.push(this.piece + this.source.slice(this.copied, end) + closing)
    this.piece = ''
    this.copied = this.pieceStart = end
  }

  private check(): void {
    if (++this.tags > readerLimits.tags)
      throw new HtmlTooComplex(
        `The HTML has more than ${readerLimits.tags} tags; split it or read a part of it`,
      )
    if (this.work.steps > readerLimits.steps + this.tags * readerLimits.stepsPerTag)
      throw new HtmlTooComplex('The HTML has too many elements that are never closed, or in the wrong order')
  }
}

const readInSteps = (html: string, options: PieceOptions): Generator<void, ParseableHtml, void> =>
  new SourceReader(html.replaceAll('\0', ''), options).read()

/** `parseablePieces` with what it found out. */
export function readSource(html: string, options: PieceOptions = {}): ParseableHtml {
  const steps = readInSteps(html, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Makes HTML ready for a parser. It comes back as it is, in pieces that can be parsed one by one, so that no tree of all
 * of it is ever needed; a text of up to 8 kB is one piece. What readers drop with all it holds is emptied, and tags go
 * that parsers do not agree about. Linear in the input. Throws `HtmlTooComplex` where a conforming parser would need
 * seconds and gigabytes.
 */
export function parseablePieces(html: string, options: PieceOptions = {}): readonly string[] {
  return readSource(html, options).pieces
}

/** The same in steps of a few ms, between which a page can do something else. Throws `HtmlTooComplex` from the step that finds it. */
export function* parseablePiecesInSteps(
  html: string,
  options: PieceOptions = {},
): Generator<void, readonly string[], void> {
  return (yield* readInSteps(html, options)).pieces
}
