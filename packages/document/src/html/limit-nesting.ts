import { HtmlTooComplex, readerLimits } from './limits.ts'
import { OpenElements } from './open-elements.ts'
import { beginsNoLine, formatting, leaves, tableParts } from './parsing-rules.ts'
import { nextTag, skipRawText, type Tag } from './tags.ts'

/** Elements that say nothing to the reader, and that parsers do not agree about. */
const transparent: ReadonlySet<string> = new Set(['math', 'select'])

/** Follows the tags of HTML, and says which must go so that no more is open than the limits allow. */
class NestingLimiter {
  private readonly elements = new OpenElements()
  private readonly dropped = new Map<string, number>()
  private tags = 0

  get isInSvg(): boolean {
    return this.elements.isInSvg
  }

  /** Whether the tag may stay. The end tag of a dropped element goes with it. */
  keep(tag: Tag, source: string): boolean {
    if (++this.tags + this.elements.repeated > readerLimits.tags) {
      throw new HtmlTooComplex(
        `The HTML has more than ${readerLimits.tags} tags; split it or read a part of it`,
      )
    }
    if (transparent.has(tag.name)) return false
    return tag.closing ? this.close(tag.name) : this.begin(tag, source)
  }

  /** Text stands before the next tag. */
  addText(): void {
    this.elements.startLine()
  }

  /** End tags for formatting that was never closed, once a parser has repeated it too often. */
  endFormatting(): string {
    if (this.elements.repeated <= this.tags + readerLimits.repeated) return ''
    const names = this.elements.formattingToRepeat
    for (const name of names) this.elements.close(name)
    return names.map(name => `</${name}>`).join('')
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
    this.elements.close(name)
    return true
  }
}

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

/**
 * Drops the tags of HTML that is nested deeper than the reader's limits, and keeps all text: what conforming parsers
 * do with such HTML costs them seconds and gigabytes. Ordinary HTML comes back as it is. Linear in the input.
 * Throws `HtmlTooComplex` when there are more tags than the limit. `onDrop` hears the name of each element dropped.
 */
export function limitNesting(html: string, onDrop?: (name: string) => void): string {
  const limiter = new NestingLimiter()
  const edited = new Edited(html)
  let at = 0
  for (let tag = nextTag(html, 0, false); tag; tag = nextTag(html, at, limiter.isInSvg)) {
    if (tag.start > at) limiter.addText()
    const ends = limiter.endFormatting()
    if (ends) edited.replace(tag.start, tag.start, ends)
    at = tag.end
    const isRaw = !tag.closing && !limiter.isInSvg
    const rawEnd = isRaw ? skipRawText(html, tag.name, at) : at
    if (rawEnd > at || limiter.keep(tag, html.slice(tag.start, tag.end))) {
      at = rawEnd
      continue
    }
    if (!tag.closing) onDrop?.(tag.name)
    edited.replace(tag.start, tag.end, '')
  }
  return edited.text
}
