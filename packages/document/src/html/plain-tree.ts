import type { html } from 'parse5'
import { insertNode, TreeElement, TreeNode, type TreeAttribute } from './tree-element.ts'

const words = (text: string): string[] => text.split(' ')
const table = <Value>(entries: [names: string, value: Value][]): ReadonlyMap<string, Value> =>
  new Map(entries.flatMap(([names, value]) => words(names).map(name => [name, value] as const)))

const inline = words('a b br code em i img input label oembed s span strong sub sup u')
const blocks = words('blockquote div figcaption figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul')
const phrasing: ReadonlySet<string> = new Set(inline)
const flow: ReadonlySet<string> = new Set([...inline, ...blocks])
const list: ReadonlySet<string> = new Set(['li'])

/**
 * What may stand in an element such that any parser puts it right there: nothing that ends the element, that moves out of it, or before
 * which another would be opened.
 */
const contents = table<ReadonlySet<string>>([
  ['a b code em h1 h2 h3 h4 h5 h6 i label oembed p pre s span strong sub sup u', phrasing],
  ['blockquote div figcaption figure li td th', flow],
  ['ol ul', list],
  ['table', new Set(words('colgroup tbody tfoot thead'))],
  ['colgroup', new Set(['col'])],
  ['tbody tfoot thead', new Set(['tr'])],
  ['tr', new Set(words('td th'))],
])
const voids: ReadonlySet<string> = new Set(words('br col hr img input'))
/** A parser moves text out of these. */
const textless: ReadonlySet<string> = new Set(words('colgroup table tbody tfoot thead tr'))

/** The entities that the writer writes. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}

/** Whether an attribute stands there twice is asked of each pair. */
const maxAttributes = 32
/** Browsers nest no deeper than 512. */
const maxDepth = 200

const text = /[^<\r\0\ufeff]+/y
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z-]*(?:="[^"\r\0]*")?)*)>/y
const attribute = / ([a-z-]+)(?:="([^"]*)")?/g

/** Most elements have no attributes. */
const none: TreeAttribute[] = []

/** The text that is written so; `null` when it holds an `&` of any other kind. */
function decoded(source: string): string | null {
  if (!source.includes('&')) return source
  let isKnown = true
  const result = source.replace(/&[a-z]*;?/g, entity => {
    const character = entities[entity]
    isKnown &&= character !== undefined
    return character ?? ''
  })
  return isKnown ? result : null
}

/** The attributes of a tag; `null` when one of them stands there twice or is not plainly written. */
function attributesIn(source: string): TreeAttribute[] | null {
  const attributes: TreeAttribute[] = []
  for (const [, name = '', written = ''] of source.matchAll(attribute)) {
    const value = decoded(written)
    if (
      value === null ||
      attributes.length === maxAttributes ||
      attributes.some(other => other.name === name)
    )
      return null
    attributes.push({ name, value })
  }
  return attributes
}

// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- parse5 has its value, and is no part of a bundle for browsers
const htmlNames = 'http://www.w3.org/1999/xhtml' as html.NS

function emptyRoot(): TreeElement {
  return new TreeElement('body', htmlNames, [])
}

/**
 * Builds the tree that any parser makes of elements and texts that are written one after the other, as long as it would put each right
 * there: each method says whether it would, and after the first that does not the tree is of no use.
 */
export class PlainTreeBuilder {
  root: TreeElement = emptyRoot()
  private parent = this.root
  private allowed = flow
  private readonly stack: TreeElement[] = []

  /** Whether no element is open. */
  get isClosed(): boolean {
    return this.stack.length === 0
  }

  /** Begins another tree behind the one that is closed. */
  restart(): void {
    this.root = emptyRoot()
    this.enter(this.root)
  }

  text(value: string): boolean {
    const { localName, firstChild } = this.parent
    if (textless.has(localName) && /[^\t\n\f ]/.test(value)) return false
    // A line break that leads a `pre` is not part of it.
    if (localName === 'pre' && !firstChild && value.startsWith('\n')) return false
    insertNode(this.parent, new TreeNode(3, value), null)
    return true
  }

  /** The names of attributes are in small letters, each once. */
  open(name: string, attributes: TreeAttribute[]): boolean {
    if (!this.allowed.has(name) || this.stack.length === maxDepth) return false
    // A parser ends a link where another begins.
    if (name === 'a' && this.stack.some(({ localName }) => localName === 'a')) return false
    const element = new TreeElement(name, htmlNames, attributes)
    insertNode(this.parent, element, null)
    if (voids.has(name)) return true
    this.stack.push(element)
    return this.enter(element)
  }

  close(name: string): boolean {
    if (this.parent.localName !== name || !this.stack.pop()) return false
    return this.enter(this.stack.at(-1) ?? this.root)
  }

  private enter(element: TreeElement): boolean {
    this.parent = element
    this.allowed = contents.get(element.localName) ?? flow
    return true
  }
}

/** Reads one source, as long as it is plain. */
class PlainReader {
  /** Up to where it has been read. */
  at = 0
  private readonly built = new PlainTreeBuilder()
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** Reads on up to the first tag after so many characters behind which nothing is open, or to the end. */
  read(length: number): TreeElement | null {
    const from = this.at
    this.built.restart()
    while (this.at < this.source.length) {
      const isTag = this.source.charCodeAt(this.at) === 60
      if (!(isTag ? this.readTag() : this.readText())) return null
      if (isTag && this.built.isClosed && this.at - from >= length) return this.built.root
    }
    return this.built.isClosed ? this.built.root : null
  }

  private readText(): boolean {
    text.lastIndex = this.at
    const value = text.test(this.source) ? decoded(this.source.slice(this.at, text.lastIndex)) : null
    if (value === null || !this.built.text(value)) return false
    this.at = text.lastIndex
    return true
  }

  private readTag(): boolean {
    tag.lastIndex = this.at
    const [, closing, name = '', written = ''] = tag.exec(this.source) ?? []
    if (closing === undefined) return false
    this.at = tag.lastIndex
    if (closing !== '') return written === '' && this.built.close(name)
    const attributes = written === '' ? none : attributesIn(written)
    return attributes !== null && this.built.open(name, attributes)
  }
}

/**
 * Parses HTML as the writer writes it, without a parser: known elements that are closed where they were opened and stand where any parser
 * leaves them. `null` at the first thing that is anything else.
 */
export function parsePlainTree(source: string): TreeElement | null {
  return new PlainReader(source).read(Infinity)
}

/**
 * Parses HTML in the same way as long as it is plain: in pieces of so many characters and more that any parser would end there. Returns the HTML from
 * the first piece on that is not.
 */
export function* plainTrees(source: string, length: number): Generator<TreeElement, string> {
  const reader = new PlainReader(source)
  while (reader.at < source.length) {
    const { at } = reader
    const tree = reader.read(length)
    if (!tree) return source.slice(at)
    yield tree
  }
  return ''
}
