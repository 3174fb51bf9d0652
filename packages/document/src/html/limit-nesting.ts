import { HtmlTooComplex, readerLimits } from './limits.ts'
import { OpenElements } from './open-elements.ts'
import { beginsNoLine, formatting, leaves, tableParts } from './parsing-rules.ts'
import { nextTag, skipRawText, type Tag } from './tags.ts'

/** Elements that say nothing to the reader, and that parsers do not agree about. The third such thing is U+0000. */
const transparent: ReadonlySet<string> = new Set(['math', 'select'])

/** The source with parts of it left out and others put in. */
class Edited {
  private readonly kept: string[] = []
  private copied = 0
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  replace(start: number, end: number, text: string): void {
    this.kept.push(this.source.slice(this.copied, start), text)
    this.copied = end
  }

  get text(): string {
    return this.kept.length === 0 ? this.source : this.kept.join('') + this.source.slice(this.copied)
  }
}

/** Follows the tags of HTML, and takes those out that would open more than the limits allow. */
class NestingLimiter {
  private readonly elements = new OpenElements()
  private readonly dropped = new Map<string, number>()
  private readonly edited: Edited
  private readonly source: string
  private readonly onDrop: (name: string) => void
  private tags = 0
  private at = 0

  constructor(source: string, onDrop: (name: string) => void) {
    this.source = source
    this.onDrop = onDrop
    this.edited = new Edited(source)
  }

  limit(): string {
    for (let tag = this.nextTag(); tag; tag = this.nextTag()) this.read(tag)
    return this.edited.text
  }

  private nextTag(): Tag | null {
    return nextTag(this.source, this.at, this.elements.isInSvg)
  }

  private read(tag: Tag): void {
    this.count()
    const hasText = tag.start > this.at
    if (hasText) this.elements.startLine()
    this.endFormatting(tag.start)
    this.at = tag.end
    const isRaw = !tag.closing && !this.elements.isInSvg
    const rawEnd = isRaw ? skipRawText(this.source, tag.name, tag.end) : tag.end
    if (rawEnd > tag.end) this.at = rawEnd
    else if (!this.keep(tag)) {
      this.edited.replace(tag.start, tag.end, '')
      if (!tag.closing) this.onDrop(tag.name)
    }
  }

  private count(): void {
    if (++this.tags + this.elements.repeated <= readerLimits.tags) return
    throw new HtmlTooComplex(
      `The HTML has more than ${readerLimits.tags} tags; split it or read a part of it`,
    )
  }

  /** Ends the formatting that was never closed, once a parser has repeated it too often. */
  private endFormatting(at: number): void {
    if (this.elements.repeated <= this.tags + readerLimits.repeated) return
    const names = this.elements.formattingToRepeat
    for (const name of names) {
      this.elements.close(name)
      this.onDrop(name)
    }
    this.edited.replace(at, at, names.map(name => `</${name}>`).join(''))
  }

  /** Whether the tag may stay. The end tag of a dropped element goes with it. */
  private keep(tag: Tag): boolean {
    if (transparent.has(tag.name)) return false
    return tag.closing ? this.close(tag.name) : this.begin(tag, this.source.slice(tag.start, tag.end))
  }

  private begin({ name, selfClosing }: Tag, source: string): boolean {
    if (this.elements.isOfSvg(name, source)) return this.beginInSvg(name, selfClosing)
    if (this.isOfDroppedTable(name)) return false
    const depth = this.elements.depthOf(name)
    // Parsers ignore a part of no table, save in a template, of which nothing is read.
    if (depth === null) return !this.elements.isInTemplate
    const isLeaf = leaves.has(name)
    if (!isLeaf && this.isTooMuch(name, depth)) return this.drop(name)
    this.elements.shorten(depth)
    if (!beginsNoLine.has(name)) this.elements.startLine()
    if (!isLeaf) this.elements.open(name, source)
    return true
  }

  private isTooMuch(name: string, depth: number): boolean {
    return (
      this.elements.levelAt(depth) > readerLimits.openElements ||
      (formatting.has(name) && this.elements.openFormatting >= readerLimits.openFormatting)
    )
  }

  private beginInSvg(name: string, selfClosing: boolean): boolean {
    if (this.elements.levelAt(this.elements.depth) > readerLimits.openElements) return this.drop(name)
    this.elements.startLine()
    if (!selfClosing) this.elements.openInSvg(name)
    return true
  }

  private drop(name: string): false {
    this.dropped.set(name, (this.dropped.get(name) ?? 0) + 1)
    return false
  }

  /** The parts of a dropped table must not become those of the table around it. */
  private isOfDroppedTable(name: string): boolean {
    return tableParts.has(name) && (this.dropped.get('table') ?? 0) > 0
  }

  private close(name: string): boolean {
    const dropped = this.dropped.get(name) ?? 0
    if (dropped > 0) {
      this.dropped.set(name, dropped - 1)
      return false
    }
    // It ends nothing, but not all parsers know.
    if (this.elements.isOfNoPart(name)) return false
    this.elements.close(name)
    return true
  }
}

/**
 * Drops the tags of HTML that is nested deeper than the reader's limits, and keeps all text: what conforming parsers
 * do with such HTML costs them seconds and gigabytes. What parsers do not agree about goes too: then all read the same.
 * Other HTML comes back as it is. Linear in the input. Throws `HtmlTooComplex` when there are more tags than the limit.
 * `onDrop` hears the name of each element
 * that is dropped, or that is ended before its time.
 */
export function limitNesting(html: string, onDrop: (name: string) => void = () => {}): string {
  return new NestingLimiter(html.replaceAll('\0', ''), onDrop).limit()
}
