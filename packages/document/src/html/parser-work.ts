import { isBoundary, isFormatting, isVoid } from './element-kinds.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements besides blocks whose start tag may end formatting, so that it is repeated after it. */
const endsFormatting = words(
  'a button col colgroup figcaption listing nobr optgroup option plaintext rb rp rt rtc search xmp',
)

/** What a start tag surely ends, when it stands last: end tags that may be left out. */
const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', words('p')],
  ['li', words('li p')],
  ['dd', words('dd dt p')],
  ['dt', words('dd dt p')],
  ['td', words('td th')],
  ['th', words('td th')],
  ['tr', words('td th tr')],
  ...['tbody', 'tfoot', 'thead'].map(name => [name, words('tbody td tfoot th thead tr')] as const),
])

/**
 * What an end tag surely ends with its element, as long as that is surely open: elements whose end tags may be left out, and
 * whose start tags never end it.
 */
const endedWith: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['ul', 'ol'].map(name => [name, words('li p')] as const),
  ['dl', words('dd dt p')],
  ['tr', words('td th')],
  ...['tbody', 'tfoot', 'thead'].map(name => [name, words('td th tr')] as const),
  ['table', words('tbody td tfoot th thead tr p')],
  ...['blockquote', 'dd', 'div', 'dt', 'li'].map(name => [name, words('p')] as const),
])

/** Start tags that may end more than what stands last, save right in these. */
const mayEndMore: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', words('ul ol')],
  ...['dd', 'dt'].map(name => [name, words('dl')] as const),
  ...['td', 'th'].map(name => [name, words('tr')] as const),
  ['tr', words('table tbody tfoot thead')],
  ...['caption', 'col', 'colgroup', 'tbody', 'tfoot', 'thead'].map(name => [name, words('table')] as const),
  ['table', words('td th')],
  ...['button', 'form'].map(name => [name, words('')] as const),
])

/** The standard keeps so many equal formatting elements. */
const mostEqual = 3
/** The standard closes a formatting element across so many blocks, and makes so many elements at each. */
const repairs = { blocks: 8, elements: 4 }
/** What an element costs, in steps over open elements. */
const elementCost = 1000

interface OpenElement {
  readonly name: string
  /** The whole tag. */
  readonly source: string
  /** The whole tag of formatting, `''` of any other element. */
  readonly format: string
}

/** A form whose end tag came too early: a parser then ignores the next one. */
const forgotten: OpenElement = { name: '', source: '', format: '' }

/**
 * Adds up what the tags of a text may cost a parser, in steps of a few nanoseconds. It takes an element for closed only
 * when its end tag comes while nothing but formatting is open in it, or where `endedBy` or `endedWith` says so: a parser
 * cannot have open what is closed here. So whatever the tags are, they cost a parser no more, and well-formed HTML costs next to nothing.
 */
export class ParserWork {
  /** What the tags cost so far. */
  steps = 0
  private stack: OpenElement[] = []
  private readonly formats = new Map<string, number>()
  /** How many of the open elements a parser may have closed, after tags in the wrong order. */
  private unsure = 0
  /** The formatting that a parser may have to repeat. */
  private openFormats = 0

  /** Whether a parser has nothing open, so that what follows can be parsed by itself. */
  get isClear(): boolean {
    return this.stack.length === 0
  }

  /** The open elements, the outer first, where a parser surely has the same open; else `null`. */
  get surelyOpen(): readonly Pick<OpenElement, 'name' | 'source'>[] | null {
    return this.unsure === 0 && this.openFormats === 0 ? this.stack : null
  }

  /** A start tag; `source` is the whole of it. */
  open(name: string, source: string): void {
    this.steps += this.stack.length
    if (isBoundary(name) || endsFormatting.has(name)) this.repeatFormats()
    this.endOthers(name)
    if (isVoid(name)) return
    const format = isFormatting(name) ? source : ''
    this.stack.push({ name, source, format })
    if (format) this.countFormat(format, 1)
  }

  /** What a start tag ends before its element begins. */
  private endOthers(name: string): void {
    const ended = endedBy.get(name)
    while (ended?.has(this.stack.at(-1)?.name ?? '')) this.stack.pop()
    if (mayEndMore.get(name)?.has(this.stack.at(-1)?.name ?? '') === false) this.unsure = this.stack.length
  }

  close(name: string): void {
    this.steps += this.stack.length
    if (this.stack.at(-1)?.name === name) return this.closeLast()
    const ended = endedWith.get(name)
    const at = this.stack.findLastIndex(open => open.name === name || !(open.format || ended?.has(open.name)))
    const found = this.stack[at]
    if (found?.name !== name) return this.closeInWrongOrder(name)
    const within = this.stack.slice(at + 1)
    const formats = within.filter(({ format }) => format)
    if (formats.length < within.length && at < this.unsure) return this.closeInWrongOrder(name)
    if (formats.length > 0) this.repeatFormats()
    this.stack.splice(at, within.length + 1, ...formats)
    this.unsure = Math.min(this.unsure, at)
    if (found.format) this.countFormat(found.format, -1)
  }

  private closeLast(): void {
    const last = this.stack.pop()
    this.unsure = Math.min(this.unsure, this.stack.length)
    if (last?.format) this.countFormat(last.format, -1)
  }

  private closeInWrongOrder(name: string): void {
    this.unsure = this.stack.length
    this.repeatFormats()
    if (name === 'form') this.stack = this.stack.map(open => (open.name === 'form' ? forgotten : open))
    if (isFormatting(name)) {
      this.steps += elementCost * repairs.blocks * Math.min(repairs.elements, this.openFormats)
    }
  }

  /** Chromium takes the cube of what it repeats. */
  private repeatFormats(): void {
    this.steps += elementCost * this.openFormats + this.openFormats ** 3 / 4
  }

  private countFormat(format: string, change: 1 | -1): void {
    const count = this.formats.get(format) ?? 0
    this.openFormats -= Math.min(count, mostEqual)
    this.openFormats += Math.min(count + change, mostEqual)
    if (count + change > 0) this.formats.set(format, count + change)
    else this.formats.delete(format)
  }
}
