import { parseDeclarations } from '@taskfield/document'
import { classesOf, type PastedElement } from './pasted-tree.ts'
import { SharedPairs } from './shared-pairs.ts'

type Looks = ReadonlyMap<string, string>

/** A rule for elements of a name, of a class, or of both. */
interface Rule {
  readonly tag: string
  readonly declarations: Looks
}

/** Names of classes have letters of any language. */
const simpleSelector = /^([a-z][a-z\d]*)?(?:\.([-\w\u0080-\uffff]+))?$/i

/** What the style sheets of a clipboard say of elements by name and class; few have other rules. */
export class StyleSheet {
  readonly #ofTags = new Map<string, Looks[]>()
  readonly #ofClasses = new Map<string, Rule[]>()
  /** What they say of elements, by name and classes: a text has few such pairs. */
  readonly #known = new Map<string, Looks>()
  readonly #knownOfClasses = new Map<string, Looks>()
  /** Word's rules of lists, `@list l0:level1`, by what stands behind the word. */
  readonly lists: Map<string, Looks> = new Map()

  constructor(sheets: readonly string[]) {
    for (const text of sheets) this.#read(text)
  }

  /** What the rules say of an element: those of its classes win. */
  rulesOf(element: PastedElement): Looks {
    const key = keyOf(element)
    const found = this.#known.get(key)
    if (found) return found
    const looks = new Map(this.#ofTags.get(element.name)?.flatMap(declarations => [...declarations]))
    addAll(looks, this.classRulesOf(element))
    const rules = new SharedPairs(looks)
    this.#known.set(key, rules)
    return rules
  }

  /** What the rules say of the classes of an element. */
  classRulesOf(element: PastedElement): Looks {
    if (this.#ofClasses.size === 0 || !element.attributes.has('class')) return none
    const key = keyOf(element)
    const found = this.#knownOfClasses.get(key)
    if (found) return found
    const looks = new Map<string, string>()
    for (const name of classesOf(element))
      for (const { tag, declarations } of this.#ofClasses.get(name) ?? [])
        if (tag === '' || tag === element.name) addAll(looks, declarations)
    const rules = new SharedPairs(looks)
    this.#knownOfClasses.set(key, rules)
    return rules
  }

  /** What rules and its own style say of an element: its own style wins. */
  looksOf(element: PastedElement): Looks {
    return overlaid(this.rulesOf(element), element.style)
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

  #read(text: string): void {
    const plain = text.replace(/\/\*[^]*?\*\/|<!--|-->/g, '')
    for (const [, selectors = '', block = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const declarations = parseDeclarations(block)
      for (const selector of selectors.split(',')) this.#add(selector.trim(), declarations)
    }
  }

  #add(selector: string, declarations: Looks): void {
    const list = /@list\s+(\S+)$/i.exec(selector)?.[1]
    if (list !== undefined) this.lists.set(list, declarations)
    const match = simpleSelector.exec(selector)
    if (!match || match[0] === '') return
    const [, tag = '', className] = match
    if (className === undefined) push(this.#ofTags, tag.toLowerCase(), declarations)
    else push(this.#ofClasses, className, { tag: tag.toLowerCase(), declarations })
  }
}

/** Rules, and a style that wins over them. */
export function overlaid(rules: Looks, style: Looks): Looks {
  if (rules.size === 0) return style
  return style.size === 0 ? rules : new Map([...rules, ...style])
}

const none: Looks = new SharedPairs()

const keyOf = ({ name, attributes }: PastedElement): string => `${name}.${attributes.get('class') ?? ''}`

function addAll(looks: Map<string, string>, more: Looks): void {
  for (const [name, value] of more) looks.set(name, value)
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
