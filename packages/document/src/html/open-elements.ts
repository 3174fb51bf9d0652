import { openElement, OpenStack, type Open } from './open-stack.ts'
import {
  endsInner,
  endsParagraph,
  endsSvg,
  formatting,
  holdsFormatting,
  holdsHtml,
  inSvg,
  isHeading,
  tableParts,
} from './parsing-rules.ts'
import { attributeNames } from './tags.ts'

/** The standard gives up on an end tag across this many blocks. */
const farthestBlock = 7
/** How many elements it makes at each of them. */
const copiedPerBlock = 4
/** The standard keeps so many equal formatting elements. */
const mostEqual = 3

const isDeepSvg = (open: Open | undefined): boolean => open?.isSvg === true && !holdsHtml.has(open.name)
const isOldFont = (name: string, source: string): boolean =>
  name === 'font' && attributeNames(source).some(part => /^(?:color|face|size)$/i.test(part))

/**
 * What a parser has open while it reads HTML: every element of the standard's stack, and perhaps more, never less. It
 * also counts the elements that a parser makes by itself, when it repeats formatting in a new block.
 */
export class OpenElements {
  /** Elements made that no tag stands for. */
  repeated = 0
  private readonly stack = new OpenStack()
  /** The formatting that is to be repeated; that of the innermost cell or object begins at `first`. */
  private readonly active: Open[] = []
  private first = 0
  private form: Open | null = null

  get openFormatting(): number {
    return this.active.length - this.first
  }

  get isInTemplate(): boolean {
    return this.stack.has('template')
  }

  /** Whether what stands next stands in SVG, not in HTML within it. */
  get isInSvg(): boolean {
    return isDeepSvg(this.stack.top)
  }

  get depth(): number {
    return this.stack.depth
  }

  /** How deep in the tree an element stands that is opened at a depth. */
  levelAt(depth: number): number {
    return this.stack.levelAt(depth)
  }

  /** Whether a start tag makes an element of SVG. */
  isOfSvg(name: string, source: string): boolean {
    if (!this.isInSvg) return name === 'svg'
    return !endsSvg.has(name) && !isOldFont(name, source)
  }

  /** How deep an element of HTML would stand, after all that its start tag ends; `null` for a part of no table. */
  depthOf(name: string): number | null {
    const parents = tableParts.get(name)
    if (parents) return this.depthOfPart(parents)
    let top = this.depthOfHtml()
    if (/^(?:li|d[dt])$/.test(name)) top = this.depthOfItem(name, top)
    if (endsParagraph.has(name)) top = this.depthWithout('p', top)
    if (name === 'button') top = this.depthWithout('button', top)
    if (name === 'table') top = this.depthOfTable(top)
    return this.endsLast(name, this.stack.at(top - 1)?.name ?? '') ? top - 1 : top
  }

  private endsLast(name: string, last: string): boolean {
    return isHeading(name) ? isHeading(last) : last === 'option' && /^opt(?:ion|group)$/.test(name)
  }

  /** Repeats the formatting that earlier ends of blocks have cut: text comes, or an element of the line. */
  startLine(): void {
    if (this.isInSvg) return
    let from = this.active.length
    while (from > this.first && this.active[from - 1]?.isOpen === false) from--
    for (const entry of this.active.slice(from)) {
      this.stack.push(entry)
      this.repeated++
    }
  }

  /** The names of the formatting that is to be repeated, innermost first. */
  get formattingToRepeat(): string[] {
    return this.active
      .slice(this.first)
      .map(entry => entry.name)
      .toReversed()
  }

  /** Ends what the start tag of an element ends. */
  shorten(depth: number): void {
    while (this.stack.depth > depth) {
      const entry = this.stack.pop()
      if (!entry || !holdsFormatting.has(entry.name)) continue
      this.active.length = Math.min(this.active.length, entry.inner)
      this.first = entry.outer
    }
  }

  open(name: string, source: string): void {
    if (formatting.has(name)) return this.openFormat(name, source)
    for (const part of this.impliedParts(name)) this.push(part)
    const entry = this.push(name)
    if (name === 'form') this.form ??= entry
  }

  openInSvg(name: string): void {
    this.push(inSvg(name))
  }

  private push(name: string, source = ''): Open {
    const entry = openElement(name, source, this.first, this.active.length)
    this.stack.push(entry)
    if (holdsFormatting.has(name)) this.first = this.active.length
    return entry
  }

  private openFormat(name: string, source: string): void {
    if (name === 'a' || name === 'nobr') this.closeFormat(name)
    if (name === 'a') this.forget(this.findActive('a'))
    this.startLine()
    const equal = this.active.slice(this.first).filter(entry => entry.source === source)
    const [oldest] = equal
    if (oldest && equal.length >= mostEqual) this.active.splice(this.active.indexOf(oldest), 1)
    this.active.push(this.push(name, source))
  }

  close(name: string): void {
    if (this.stack.top?.isSvg && this.closeInSvg(name)) return
    if (formatting.has(name)) this.closeFormat(name)
    else if (name === 'form') this.closeForm()
    else if (name === 'table' || tableParts.has(name)) this.shorten(this.depthOfOpenPart(name) ?? this.depth)
    else if (name === 'template') this.closeTemplate()
    else this.closeOther(name)
  }

  /** Whether an end tag is that of a part of a table where none is open. */
  isOfNoPart(name: string): boolean {
    return tableParts.has(name) && !this.stack.top?.isSvg && this.depthOfOpenPart(name) === null
  }

  private closeOther(name: string): void {
    const at = this.stack.findEnded(name, this.depth, endsInner.has(name) ? 'isBarrier' : 'isSpecial')
    if (at !== -1) this.shorten(at)
    else if (name === 'p') this.repeated++
  }

  private closeInSvg(name: string): boolean {
    if (name === 'p' || name === 'br') {
      this.shorten(this.depthOfHtml())
      return false
    }
    const at = this.stack.findLast(
      this.depth,
      open => open.name === inSvg(name),
      open => !open.isSvg,
    )
    if (at !== -1) this.shorten(at)
    return at !== -1
  }

  /** The standard's "adoption agency": the end of a formatting element, with blocks perhaps open in it. */
  private closeFormat(name: string): void {
    const entry = this.findActive(name)
    if (!entry) return this.closeOther(name)
    if (!entry.isOpen) return this.forget(entry)
    const above = this.stack.above(entry)
    const blocks = above.filter(open => open.isSpecial).length
    if (above.some(open => open.isBarrier) || blocks > farthestBlock) return
    this.repeated += blocks * copiedPerBlock
    if (blocks === 0) this.shorten(this.depth - above.length)
    this.forget(entry)
  }

  /** Takes a formatting element out, wherever it stands. */
  private forget(entry: Open | undefined): void {
    if (!entry) return
    const at = this.active.lastIndexOf(entry)
    if (at !== -1) this.active.splice(at, 1)
    this.stack.remove(entry)
  }

  private closeForm(): void {
    const { form } = this
    this.form = null
    if (form?.isOpen && !this.stack.above(form).some(open => open.isBarrier)) this.stack.remove(form)
  }

  private depthOfOpenPart(name: string): number | null {
    if (!this.stack.has(name)) return null
    const isEdge = (open: Open): boolean => open.name === 'table' || open.name === 'template'
    const at = this.stack.findLast(this.depth, open => open.name === name, isEdge)
    return at === -1 ? null : at
  }

  private closeTemplate(): void {
    const at = this.stack.findLast(
      this.depth,
      open => open.name === 'template',
      () => false,
    )
    if (at !== -1) this.shorten(at)
  }

  private findActive(name: string): Open | undefined {
    return this.active.findLast((entry, index) => index >= this.first && entry.name === name)
  }

  /** The depth of the HTML that SVG stands in. */
  private depthOfHtml(): number {
    let top = this.depth
    while (isDeepSvg(this.stack.at(top - 1))) top--
    return top
  }

  private depthWithout(name: string, top: number): number {
    const at = this.stack.findEnded(name, top, 'isBarrier')
    return at === -1 ? top : at
  }

  /** An item ends the one before it, unless something else that counts stands between. */
  private depthOfItem(name: string, top: number): number {
    const ended = name === 'li' ? ['li'] : ['dd', 'dt']
    const at = this.stack.findLast(
      top,
      open => ended.includes(open.name),
      open => open.isSpecial && !/^(?:address|div|p)$/.test(open.name),
    )
    return at === -1 ? top : at
  }

  /** A table right in the parts of a table ends that one. */
  private depthOfTable(top: number): number {
    if (!this.stack.has('table')) return top
    const at = this.stack.findLast(
      top,
      open => open.name === 'table',
      open => holdsFormatting.has(open.name),
    )
    return at === -1 ? top : at
  }

  private depthOfPart(parents: ReadonlySet<string>): number | null {
    if (!this.stack.has('table')) return null
    const at = this.stack.findLast(
      this.depth,
      open => open.name === 'table' || parents.has(open.name),
      open => open.name === 'template',
    )
    return at === -1 ? null : at + 1
  }

  /** The parts of a table that a parser adds where the source leaves them out. */
  private impliedParts(name: string): string[] {
    const parent = this.stack.top?.name
    if (name === 'tr') return parent === 'table' ? ['tbody'] : []
    if (name !== 'td' && name !== 'th') return []
    if (parent === 'table') return ['tbody', 'tr']
    return parent === 'tr' ? [] : ['tr']
  }
}
