const words = (text: string): string[] => text.split(' ')
const table = <Value>(entries: [names: string, value: Value][]): ReadonlyMap<string, Value> =>
  new Map(entries.flatMap(([names, value]) => words(names).map(name => [name, value] as const)))

const inline = words('a b br code del em font i img input ins label oembed s span strong sub sup u')
const blocks = words('blockquote center div figcaption figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul')
const phrasing: ReadonlySet<string> = new Set(inline)
const flow: ReadonlySet<string> = new Set([...inline, ...blocks])
const list: ReadonlySet<string> = new Set(['li'])

/**
 * What may stand in an element such that any parser puts it right there: nothing that ends the element, that moves out of it, or before
 * which another would be opened.
 */
const contents = table<ReadonlySet<string>>([
  ['a b code em font h1 h2 h3 h4 h5 h6 i label oembed p pre s span strong sub sup u', phrasing],
  ['blockquote center div figcaption figure li td th', flow],
  ['ol ul', list],
  ['table', new Set(words('colgroup tbody tfoot thead'))],
  ['colgroup', new Set(['col'])],
  ['tbody tfoot thead', new Set(['tr'])],
  ['tr', new Set(words('td th'))],
])
const voids: ReadonlySet<string> = new Set(words('br col hr img input'))
/** A parser moves text out of these. */
const textless: ReadonlySet<string> = new Set(words('colgroup table tbody tfoot thead tr'))

/** Browsers nest no deeper than 512. */
const maxDepth = 200

/**
 * Follows elements and texts that are written one after the other, as long as any parser would put each right there: each method says
 * whether it would, and after the first that does not nothing is known of what follows.
 */
export class PlainNesting {
  private readonly names: string[] = []
  /** What may stand in the open elements, the outermost first. */
  private readonly around: ReadonlySet<string>[] = []
  private allowed = flow
  /** Whether nothing stands in the innermost open element yet. */
  private isEmpty = true

  /** How many elements are open. */
  get depth(): number {
    return this.names.length
  }

  /** The innermost open element. */
  get innermost(): string | undefined {
    return this.names.at(-1)
  }

  text(value: string): boolean {
    const name = this.innermost ?? ''
    if (textless.has(name) && /[^\t\n\f ]/.test(value)) return false
    // A line break that leads a `pre` is not part of it.
    if (this.isEmpty && name === 'pre' && value.startsWith('\n')) return false
    this.isEmpty = false
    return true
  }

  /** A comment may stand anywhere. */
  comment(): void {
    this.isEmpty = false
  }

  /** Opens an element, or puts one there that holds nothing and so is never open. The name is in small letters. */
  open(name: string): boolean {
    // An element that no parser knows stands where text may, and holds what its surroundings may.
    const isUnknown = name.includes(':')
    if (!this.allowed.has(isUnknown ? 'span' : name) || this.names.length === maxDepth) return false
    // A parser ends a link where another begins.
    if (name === 'a' && this.names.includes('a')) return false
    this.isEmpty = false
    if (voids.has(name)) return true
    this.names.push(name)
    this.around.push(this.allowed)
    this.allowed = contents.get(name) ?? this.allowed
    this.isEmpty = true
    return true
  }

  close(name: string): boolean {
    const allowed = this.around.at(-1)
    if (this.innermost !== name || !allowed) return false
    this.names.pop()
    this.around.pop()
    this.allowed = allowed
    this.isEmpty = false
    return true
  }
}
