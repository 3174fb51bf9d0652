import { parseDeclarations, type HtmlNode, type ParsedElement } from '@taskfield/document'
import { textNode, type PastedElement } from './pasted-tree.ts'
import { SharedPairs, type Pairs } from './shared-pairs.ts'

/** Gives what a parser has read of a name, a value or a text as it was written: that of `hiddenStyles`. */
export type Shown = (text: string) => string

/** A tree, and what else was read with it. */
export interface ReadTree {
  readonly root: PastedElement
  /** The style sheets, which are no part of the tree. */
  readonly sheets: readonly string[]
  /** The names of all elements, attributes and properties of styles, and all conditions of comments: each once. */
  readonly names: ReadonlySet<string>
}

/** Elements whose text nobody sees. */
const unseen: ReadonlySet<string> = new Set([
  'style',
  'script',
  'template',
  'noscript',
  'title',
  'meta',
  'link',
  'base',
])

const isParsedElement = (node: HtmlNode): node is ParsedElement => node.nodeType === 1

/** Reads a parsed tree. Parsers nest no deeper than 512 elements, so that it may recurse. */
export function readTree(source: ParsedElement, shown?: Shown): ReadTree {
  const reading = new TreeReading(shown)
  return reading.take(reading.element(source))
}

/** The same in steps, between which a page can do something else. */
export function* readTreeInSteps(source: ParsedElement, shown?: Shown): Generator<void, ReadTree, void> {
  const reading = new TreeReading(shown)
  return reading.take(yield* reading.elementInSteps(source, outerLevels))
}

/** Documents of office programs hold their blocks in the body, or in an element of it. */
const outerLevels = 2
/** After how many nodes of the outer levels reading in steps lets something else happen: a few ms. */
const nodesInStep = 500

/** Programs write the same names, attributes and styles thousands of times: each is read once. */
class TreeReading {
  readonly #shown: Shown
  readonly #sheets: string[] = []
  readonly #conditions = new Set<string>()
  readonly #names = new Map<string, string>()
  readonly #attributes = new Map<string, ReadonlyMap<string, string>>()
  readonly #styles = new Map<string, ReadonlyMap<string, string>>()

  constructor(shown: Shown = text => text) {
    this.#shown = shown
  }

  take(root: PastedElement): ReadTree {
    const properties = [...this.#styles.values()].flatMap(style => [...style.keys()])
    return {
      root,
      sheets: this.#sheets,
      names: new Set([...this.#names.values(), ...properties, ...this.#conditions]),
    }
  }

  element(source: ParsedElement): PastedElement {
    const element = this.#start(source)
    for (let child = source.firstChild; child; child = child.nextSibling) this.#addChild(element, child)
    return element
  }

  *elementInSteps(source: ParsedElement, levels: number): Generator<void, PastedElement, void> {
    const element = this.#start(source)
    let count = 0
    for (let child = source.firstChild; child; child = child.nextSibling) {
      if (levels > 0 && isParsedElement(child) && !unseen.has(this.#name(child.localName)))
        element.children.push(yield* this.elementInSteps(child, levels - 1))
      else this.#addChild(element, child)
      if (++count % nodesInStep === 0) yield
    }
    return element
  }

  /** An element without what it holds. */
  #start(source: ParsedElement): PastedElement {
    let style = ''
    const written: string[] = []
    // The list `attributes` of browsers makes an object of each, which takes twice as long.
    for (const given of source.getAttributeNames()) {
      const name = this.#name(given)
      const value = this.#shown(source.getAttribute(given) ?? '')
      if (name === 'style') style = value
      else written.push(name, value)
    }
    return {
      kind: 'element',
      name: this.#name(source.localName),
      attributes: this.#pairs(written),
      style: new SharedPairs(style === '' ? undefined : keptIn(this.#styles, style, parseDeclarations)),
      children: [],
    }
  }

  #addChild({ children }: PastedElement, child: HtmlNode): void {
    const { nodeType } = child
    if (nodeType === 3) children.push(textNode(this.#shown(child.nodeValue ?? '')))
    else if (nodeType === 8) children.push({ kind: 'comment', text: this.#comment(child.nodeValue ?? '') })
    else if (isParsedElement(child)) {
      const name = this.#name(child.localName)
      if (!unseen.has(name)) children.push(this.element(child))
      else if (name === 'style') this.#sheets.push(this.#textOf(child))
    }
  }

  #comment(written: string): string {
    const text = this.#shown(written)
    const [condition] = /^\[[^\]]{0,80}\]/.exec(text) ?? []
    if (condition !== undefined) this.#conditions.add(condition)
    return text
  }

  #textOf(source: ParsedElement): string {
    let text = ''
    for (let child = source.firstChild; child; child = child.nextSibling)
      text += this.#shown(child.nodeValue ?? '')
    return text
  }

  #name(written: string): string {
    return keptIn(this.#names, written, this.#shown)
  }

  /** The names and values that stand one after the other. */
  #pairs(written: readonly string[]): Pairs {
    if (written.length === 0) return new SharedPairs()
    // No parser leaves this character in a name or a value.
    const key = written.join('\0')
    return new SharedPairs(
      key.length > longestKept ? pairsOf(written) : keptIn(this.#attributes, key, () => pairsOf(written)),
    )
  }
}

/** Those that are longer, such as the addresses of pictures, come once. */
const longestKept = 200

function pairsOf(written: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (let at = 0; at < written.length; at += 2) pairs.set(written[at] ?? '', written[at + 1] ?? '')
  return pairs
}

function keptIn<Value>(known: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make(key)
  known.set(key, made)
  return made
}
