import { HtmlTooComplex, readerLimits } from './limits.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const formatting = words('a b big code em font i nobr s small strike strong tt u')
/** Elements that hold nothing, or that end by themselves when the next one of their kind begins. */
const unnested = words(
  'area base br col embed frame hr img input link meta param source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup body html head',
)
const weights: Readonly<Record<string, number>> = { table: 4, ul: 2, ol: 2, dl: 2 }
const tagName = /[^\s/>]*/y

interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly start: number
  readonly end: number
}

/** Finds the next tag at or after a position. Nothing here looks back, so the whole pass is linear. */
function nextTag(html: string, from: number): Tag | null {
  for (let start = html.indexOf('<', from); start !== -1; start = html.indexOf('<', start + 1)) {
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      if (end === -1) return null
      start = end
      continue
    }
    const closing = html.charAt(start + 1) === '/'
    tagName.lastIndex = start + (closing ? 2 : 1)
    const name = tagName.exec(html)?.[0].toLowerCase() ?? ''
    if (!/^[a-z]/.test(name)) continue
    const end = html.indexOf('>', start)
    return end === -1 ? null : { name, closing, start, end: end + 1 }
  }
  return null
}

/** Counts what is open, and says which tags must go so that no more is open than the limits allow. */
class OpenElements {
  private depth = 0
  private formatting = 0
  private readonly open = new Map<string, number>()
  private readonly dropped = new Map<string, number>()

  /** Whether the tag may stay. The end tag of a dropped element goes with it. */
  keep(tag: Tag): boolean {
    if (unnested.has(tag.name)) return true
    return tag.closing ? this.close(tag.name) : this.begin(tag.name)
  }

  private begin(name: string): boolean {
    const isFormatting = formatting.has(name)
    const tooMuch = isFormatting
      ? this.formatting >= readerLimits.openFormatting
      : this.depth + (weights[name] ?? 1) > readerLimits.openElements
    if (tooMuch) {
      this.dropped.set(name, (this.dropped.get(name) ?? 0) + 1)
      return false
    }
    this.count(name, 1)
    return true
  }

  private close(name: string): boolean {
    const dropped = this.dropped.get(name) ?? 0
    if (dropped > 0) {
      this.dropped.set(name, dropped - 1)
      return false
    }
    if ((this.open.get(name) ?? 0) > 0) this.count(name, -1)
    return true
  }

  private count(name: string, change: 1 | -1): void {
    this.open.set(name, (this.open.get(name) ?? 0) + change)
    if (formatting.has(name)) this.formatting += change
    else this.depth += change * (weights[name] ?? 1)
  }
}

/**
 * Drops the tags of HTML that is nested deeper than the reader's limits, and keeps all text: what conforming parsers
 * do with such HTML costs them seconds and gigabytes. Ordinary HTML comes back as it is. Linear in the input.
 * Throws `HtmlTooComplex` when there are more tags than the limit. `onDrop` hears the name of each element dropped.
 */
export function limitNesting(html: string, onDrop?: (name: string) => void): string {
  const elements = new OpenElements()
  const kept: string[] = []
  let copied = 0
  let tags = 0
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    if (++tags > readerLimits.tags) {
      throw new HtmlTooComplex(
        `The HTML has more than ${readerLimits.tags} tags; split it or read a part of it`,
      )
    }
    if (elements.keep(tag)) continue
    if (!tag.closing) onDrop?.(tag.name)
    kept.push(html.slice(copied, tag.start))
    copied = tag.end
  }
  return copied === 0 ? html : kept.join('') + html.slice(copied)
}
