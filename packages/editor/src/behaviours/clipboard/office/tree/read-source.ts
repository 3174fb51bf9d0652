import { decodePlain, PlainNesting } from '@taskfield/document'
import { textNode, type PastedNode, type PastedText } from './pasted-tree.ts'
import type { ReadTree } from './read-tree.ts'
import { SharedPairs } from './shared-pairs.ts'
import { SourceTags, type SourceTag } from './source-tags.ts'

/** After how many tags and texts reading in steps lets something else happen: a few ms. */
const partsInStep = 2_000
/** HTML with more is left to what knows how much a parser can take. */
const mostParts = 1_000_000

/**
 * Reads HTML as `readTree` does what a parser makes of it, without a parser, as long as any would put each element and each text right where it is
 * written. `null` of any other. Programs write the same tags thousands of times: each is read once.
 */
export function readSource(html: string): ReadTree | null {
  const steps = readSourceInSteps(html)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, between which a page can do something else. */
export function* readSourceInSteps(html: string): Generator<void, ReadTree | null, void> {
  const source = withLineFeeds(html)
  return source.includes('\0') || source.includes('\ufeff') ? null : yield* new SourceReading(source).read()
}

/** As a parser does it before anything else. */
function withLineFeeds(html: string): string {
  const unix = html.replace(/\r\n/g, '\n')
  return unix.includes('\r') ? unix.replaceAll('\r', '\n') : unix
}

/** What a parser opens around rows that stand right in a table. */
const rowGroup: SourceTag = {
  does: 'opens',
  name: 'tbody',
  length: 0,
  attributes: new Map(),
  style: new Map(),
}

class SourceReading {
  readonly #source: string
  #at = 0
  readonly #nesting = new PlainNesting()
  readonly #tags: SourceTags
  readonly #sheets: string[] = []
  readonly #open: SourceTag[] = []
  /** Where what stands in each of the open elements begins in the list of what waits. */
  readonly #starts: number[] = []
  /** What stands in the open elements so far. */
  readonly #waiting: PastedNode[] = []
  #count = 0
  /** The text that was read last, which goes on behind a tag of which a parser makes nothing. */
  #text: PastedText | null = null

  constructor(source: string) {
    this.#source = source
    this.#tags = new SourceTags(source)
  }

  *read(): Generator<void, ReadTree | null, void> {
    for (let parts = 1; this.#at < this.#source.length; parts++) {
      if (parts > mostParts || !this.#readPart()) return null
      if (parts % partsInStep === 0) yield
    }
    if (this.#nesting.depth > 0) return null
    return {
      root: {
        kind: 'element',
        name: 'body',
        attributes: new SharedPairs(),
        style: new SharedPairs(),
        children: this.#waiting.slice(0, this.#count),
      },
      sheets: this.#sheets,
      names: this.#tags.names,
    }
  }

  #readPart(): boolean {
    const start = this.#source.indexOf('<', this.#at)
    if (start !== this.#at) return this.#readText(start < 0 ? this.#source.length : start)
    const isTag = this.#source.charCodeAt(start + 1) !== 33
    const tag = isTag ? this.#tags.at(start) : null
    if (!tag) return !isTag && this.#readComment(start + 2)
    this.#at = start + tag.length
    if (tag.does !== 'nothing') this.#text = null
    return this.#readTag(tag)
  }

  #readText(end: number): boolean {
    const text = decodePlain(this.#source.slice(this.#at, end))
    if (text === null || !this.#nesting.text(text)) return false
    this.#at = end
    if (this.#text) this.#text.text += text
    else this.#put((this.#text = textNode(text)))
    return true
  }

  /** What begins with `<!` and is no document type: a comment, or one of Word's conditions, of which parsers make comments. */
  #readComment(start: number): boolean {
    const isComment = this.#source.startsWith('--', start)
    if (!isComment && this.#source.charAt(start) !== '[') return false
    const from = isComment ? start + 2 : start
    const end = this.#source.indexOf(isComment ? '-->' : '>', from)
    const text = this.#source.slice(from, end)
    // Comments that end in other ways.
    if (end < 0 || (isComment && /^-?>|--!>/.test(text))) return false
    this.#at = end + (isComment ? 3 : 1)
    this.#text = null
    this.#nesting.comment()
    this.#tags.noteCondition(text)
    return this.#put({ kind: 'comment', text })
  }

  #readTag(tag: SourceTag): boolean {
    const { does, name } = tag
    if (does === 'opens') return (name !== 'tr' || this.#openRows()) && this.#openElement(tag)
    if (does === 'closes') return (name !== 'table' || this.#closeRows()) && this.#closeElement(name)
    // Elsewhere it may do more.
    if (this.#nesting.depth > 0) return false
    return does === 'nothing' || name === 'meta' || this.#readRaw(name)
  }

  #openRows(): boolean {
    if (this.#nesting.innermost !== 'table') return true
    this.#tags.noteName(rowGroup.name)
    return this.#openElement(rowGroup)
  }

  #closeRows(): boolean {
    return this.#open.at(-1) !== rowGroup || this.#closeElement(rowGroup.name)
  }

  #openElement(tag: SourceTag): boolean {
    const { depth } = this.#nesting
    if (!this.#nesting.open(tag.name)) return false
    this.#open.push(tag)
    this.#starts.push(this.#count)
    return this.#nesting.depth > depth || this.#endElement()
  }

  #closeElement(name: string): boolean {
    return this.#nesting.close(name) && this.#endElement()
  }

  #endElement(): boolean {
    const tag = this.#open.pop()
    const start = this.#starts.pop() ?? 0
    if (!tag) return false
    const children = this.#waiting.slice(start, this.#count)
    this.#count = start
    const { name, attributes, style } = tag
    return this.#put({
      kind: 'element',
      name,
      attributes: new SharedPairs(attributes),
      style: new SharedPairs(style),
      children,
    })
  }

  #put(node: PastedNode): boolean {
    this.#waiting[this.#count++] = node
    return true
  }

  /** An element of which no tags are read: a style sheet, or a title, which nobody sees. */
  #readRaw(name: string): boolean {
    const end = new RegExp(`</${name}[\\t\\n\\f />]`, 'gi')
    end.lastIndex = this.#at
    const found = end.exec(this.#source)
    const tag = found && this.#tags.at(found.index)
    if (!found || tag?.does !== 'closes') return false
    if (name === 'style') this.#sheets.push(this.#source.slice(this.#at, found.index))
    this.#at = found.index + tag.length
    return true
  }
}
