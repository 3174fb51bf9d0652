import { parseDeclarations } from '@taskfield/document'
import { classesOf, type PastedElement } from '../tree/pasted-tree.ts'
import { KnownRules, overlaid } from './known-rules.ts'
import { SharedPairs } from '../tree/shared-pairs.ts'

type Looks = ReadonlyMap<string, string>

/** A rule for elements of a name, of a class, or of both. */
interface Rule {
  readonly tag: string
  readonly declarations: Block
}

/** Names of classes have letters of any language. */
const simpleSelector = /^([a-z][a-z\d]*)?(?:\.([-\w\u0080-\uffff]+))?$/i

/** What stands in the brackets of rules: most are of styles that a text does not use, so that it is read when it is asked for. */
class Block {
  readonly #text: string
  #looks: Looks | null = null

  constructor(text: string) {
    this.#text = text
  }

  get looks(): Looks {
    return (this.#looks ??= parseDeclarations(this.#text))
  }
}

/** What the style sheets of a clipboard say of elements by name and class; few have other rules. */
export class StyleSheet {
  readonly #ofTags = new Map<string, Block[]>()
  readonly #ofClasses = new Map<string, Rule[]>()
  readonly #known = new KnownRules(element => this.#readRules(element))
  readonly #knownOfClasses = new KnownRules(element => this.#readClassRules(element))
  readonly #lists = new Map<string, Block>()

  constructor(sheets: readonly string[]) {
    for (const text of sheets) this.#read(text)
  }

  /** What the rules say of an element: those of its classes win. */
  rulesOf(element: PastedElement): Looks {
    return this.#known.of(element)
  }

  /** What the rules say of the classes of an element. */
  classRulesOf(element: PastedElement): Looks {
    return element.attributes.has('class') ? this.#knownOfClasses.of(element) : none
  }

  /** What rules and its own style say of an element: its own style wins. */
  looksOf(element: PastedElement): Looks {
    return overlaid(this.rulesOf(element), element.style)
  }

  /** Word's rules of a level of a list, `l0:level1`. */
  listRulesOf(level: string): Looks | undefined {
    return this.#lists.get(level)?.looks
  }

  /** What they say of one property. */
  valueOf(element: PastedElement, property: string): string | undefined {
    return element.style.get(property) ?? this.rulesOf(element).get(property)
  }

  /** Forgets what the rules say of all elements of a name, as the grid of a program. */
  dropTag(tag: string): void {
    this.#ofTags.delete(tag)
    this.#known.clear()
  }

  #readRules(element: PastedElement): Looks {
    const looks = new Map(this.#ofTags.get(element.name)?.flatMap(({ looks: own }) => [...own]))
    addAll(looks, this.classRulesOf(element))
    return looks
  }

  #readClassRules(element: PastedElement): Looks {
    const looks = new Map<string, string>()
    for (const name of classesOf(element))
      for (const { tag, declarations } of this.#ofClasses.get(name) ?? [])
        if (tag === '' || tag === element.name) addAll(looks, declarations.looks)
    return looks
  }

  #read(text: string): void {
    const plain = text.replace(/\/\*[^]*?\*\/|<!--|-->/g, '')
    for (const [, selectors = '', block = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const declarations = new Block(block)
      for (const selector of selectors.split(',')) this.#add(selector.trim(), declarations)
    }
  }

  #add(selector: string, declarations: Block): void {
    const list = /@list\s+(\S+)$/i.exec(selector)?.[1]
    if (list !== undefined) this.#lists.set(list, declarations)
    const match = simpleSelector.exec(selector)
    if (!match || match[0] === '') return
    const [, tag = '', className] = match
    if (className === undefined) push(this.#ofTags, tag.toLowerCase(), declarations)
    else push(this.#ofClasses, className, { tag: tag.toLowerCase(), declarations })
  }
}

const none: Looks = new SharedPairs()

function addAll(looks: Map<string, string>, more: Looks): void {
  for (const [name, value] of more) looks.set(name, value)
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
