import type { html } from 'parse5'
import { PlainNesting } from './plain-nesting.ts'
import { insertNode, TreeElement, TreeNode, type TreeAttribute } from './tree-element.ts'

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
/** What parsers change or leave out. */
const oddCharacters = ['\r', '\0', '\ufeff']
const bareName = /^[a-z][a-z0-9]*$/
const tag = /<([a-z][a-z0-9]*)((?: [a-z][a-z-]*(?:="[^"\r\0]*")?)+)>/y
const attribute = / ([a-z-]+)(?:="([^"]*)")?/g

/** Most elements have no attributes. */
const none: TreeAttribute[] = []

/** The text that is written so; `null` when it holds an `&` of any other kind. */
export function decodePlain(source: string): string | null {
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
    const value = decodePlain(written)
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
  private readonly nesting = new PlainNesting()

  /** Whether no element is open. */
  get isClosed(): boolean {
    return this.nesting.depth === 0
  }

  /** Begins another tree behind the one that is closed. */
  restart(): void {
    this.parent = this.root = emptyRoot()
  }

  text(value: string): boolean {
    if (!this.nesting.text(value)) return false
    insertNode(this.parent, new TreeNode(3, value), null)
    return true
  }

  /** The names of attributes are in small letters, each once. */
  open(name: string, attributes: TreeAttribute[]): boolean {
    const { depth } = this.nesting
    if (!this.nesting.open(name)) return false
    const element = new TreeElement(name, htmlNames, attributes)
    insertNode(this.parent, element, null)
    if (this.nesting.depth > depth) this.parent = element
    return true
  }

  close(name: string): boolean {
    if (!this.nesting.close(name)) return false
    this.parent = this.parent.parent as TreeElement
    return true
  }
}

/** Reads one source, as long as it is plain. */
class PlainReader {
  /** Up to where it has been read. */
  at = 0
  private readonly built = new PlainTreeBuilder()
  private readonly source: string
  /** Where the first character of a text stands that parsers change; none stands in what is plain. */
  private readonly firstOdd: number

  constructor(source: string) {
    this.source = source
    const found = oddCharacters.map(character => source.indexOf(character)).filter(at => at >= 0)
    this.firstOdd = Math.min(...found, Infinity)
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
    const next = this.source.indexOf('<', this.at)
    const end = next < 0 ? this.source.length : next
    const value = end > this.firstOdd ? null : decodePlain(this.source.slice(this.at, end))
    this.at = end
    return value !== null && this.built.text(value)
  }

  private readTag(): boolean {
    const start = this.at + 1
    const end = this.source.indexOf('>', start)
    if (end < 0) return false
    this.at = end + 1
    if (this.source.charCodeAt(start) === 47) return this.built.close(this.source.slice(start + 1, end))
    const name = this.source.slice(start, end)
    return bareName.test(name) ? this.built.open(name, none) : this.readAttributes(start - 1)
  }

  private readAttributes(start: number): boolean {
    tag.lastIndex = start
    const found = tag.exec(this.source)
    const attributes = found && attributesIn(found[2] ?? '')
    this.at = tag.lastIndex
    return attributes !== null && this.built.open(found?.[1] ?? '', attributes)
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
