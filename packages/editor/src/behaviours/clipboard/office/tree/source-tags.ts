import { decodePlain, parseDeclarations } from '@taskfield/document'

type Read = ReadonlyMap<string, string>

/** A tag of a source. */
export interface SourceTag {
  /** `nothing` of the tags of the page itself, and `unseen` of elements that nobody sees. */
  readonly does: 'opens' | 'closes' | 'nothing' | 'unseen'
  /** In small letters. */
  readonly name: string
  /** Characters from its `<` to its `>`. */
  readonly length: number
  readonly attributes: Read
  readonly style: Read
}

const none: Read = new Map()

const attributePattern = /([a-z_][\w:.-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\t\n\f "'<>=`]+)))?/gi
const startTag = new RegExp(
  `<([a-z][\\w:-]*)((?:[\\t\\n\\f ]+${attributePattern.source})*)[\\t\\n\\f ]*/?>`,
  'iy',
)
const endTag = /<\/([a-z][\w:-]*)[\t\n\f ]*>/iy

/** Whose tags a parser does not heed in the content of a body. */
const ofPage: ReadonlySet<string> = new Set(['html', 'head', 'body'])
const unseen: ReadonlySet<string> = new Set(['base', 'link', 'meta', 'style', 'title'])

/** The tags of a source. Programs write the same thousands of times: each is read once. */
export class SourceTags {
  /** The names of all elements, attributes and properties of styles, and the conditions of all comments. */
  readonly names: Set<string> = new Set(['body'])
  readonly #source: string
  readonly #known = new Map<string, SourceTag>()
  readonly #comments = new Set<string>()

  constructor(source: string) {
    this.#source = source
  }

  /** The tag that begins at a position; `null` where it is not plainly written. */
  at(start: number): SourceTag | null {
    // What is written like one that was read ends where that ended.
    const end = this.#source.indexOf('>', start) + 1
    return this.#known.get(this.#source.slice(start, end)) ?? this.#read(start)
  }

  noteName(name: string): void {
    this.names.add(name)
  }

  noteCondition(comment: string): void {
    if (this.#comments.has(comment)) return
    this.#comments.add(comment)
    const [condition] = /^\[[^\]]{0,80}\]/.exec(comment) ?? []
    if (condition !== undefined) this.names.add(condition)
  }

  #read(start: number): SourceTag | null {
    const isEnd = this.#source.startsWith('</', start)
    const pattern = isEnd ? endTag : startTag
    pattern.lastIndex = start
    const [source, written, attributes = ''] = pattern.exec(this.#source) ?? []
    if (source === undefined || written === undefined) return null
    const name = written.toLowerCase()
    const tag = isEnd ? endOf(name, source) : this.#startOf(name, source, attributes)
    if (tag) this.#known.set(source, tag)
    return tag
  }

  #startOf(name: string, source: string, written: string): SourceTag | null {
    if (ofPage.has(name)) return tagOf('nothing', name, source)
    this.names.add(name)
    if (unseen.has(name)) return tagOf('unseen', voidUnseen.has(name) ? 'meta' : name, source)
    const attributes = readAttributes(written)
    if (!attributes) return null
    const style = parseDeclarations(attributes.get('style') ?? '')
    for (const read of [attributes, style]) for (const own of read.keys()) this.names.add(own)
    attributes.delete('style')
    return { ...tagOf('opens', name, source), attributes, style }
  }
}

const voidUnseen: ReadonlySet<string> = new Set(['base', 'link', 'meta'])

const endOf = (name: string, source: string): SourceTag =>
  tagOf(ofPage.has(name) ? 'nothing' : 'closes', name, source)

function tagOf(does: SourceTag['does'], name: string, { length }: string): SourceTag {
  return { does, name, length, attributes: none, style: none }
}

/** `null` where one stands there twice, or is not plainly written. */
function readAttributes(written: string): Map<string, string> | null {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of written.matchAll(attributePattern)) {
    const value = decodePlain(double ?? single ?? bare ?? '')
    const key = name.toLowerCase()
    if (value === null || attributes.has(key)) return null
    attributes.set(key, value)
  }
  return attributes
}
