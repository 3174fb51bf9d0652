import type { PastedElement } from '../tree/pasted-tree.ts'
import { SharedPairs } from '../tree/shared-pairs.ts'

type Looks = ReadonlyMap<string, string>

/** What rules say of elements, by name and classes: a text has few such pairs. */
export class KnownRules {
  readonly #read: (element: PastedElement) => Looks
  readonly #byKey = new Map<string, Looks>()
  /** The same by attributes that are shared, which few elements of different names do: it is quicker than putting the key together. */
  #byAttributes = new WeakMap<Looks, { readonly name: string; readonly rules: Looks }>()

  constructor(read: (element: PastedElement) => Looks) {
    this.#read = read
  }

  of(element: PastedElement): Looks {
    const { attributes, name } = element
    const shared = attributes instanceof SharedPairs ? attributes.shared : null
    const known = shared && this.#byAttributes.get(shared)
    if (known?.name === name) return known.rules
    const rules = this.#byKeyOf(element)
    if (shared) this.#byAttributes.set(shared, { name, rules })
    return rules
  }

  clear(): void {
    this.#byKey.clear()
    this.#byAttributes = new WeakMap()
  }

  #byKeyOf(element: PastedElement): Looks {
    const key = `${element.name}.${element.attributes.get('class') ?? ''}`
    const found = this.#byKey.get(key)
    if (found) return found
    const rules = new SharedPairs(this.#read(element))
    this.#byKey.set(key, rules)
    return rules
  }
}

const overlays = new WeakMap<Looks, WeakMap<Looks, Looks>>()

/** Rules, and a style that wins over them: one for all elements that share both. */
export function overlaid(rules: Looks, style: Looks): Looks {
  if (rules.size === 0) return style
  if (style.size === 0) return rules
  const shared = style instanceof SharedPairs ? style.shared : null
  if (!shared || !(rules instanceof SharedPairs)) return new Map([...rules, ...style])
  let ofRules = overlays.get(rules)
  if (!ofRules) overlays.set(rules, (ofRules = new WeakMap()))
  const found = ofRules.get(shared)
  if (found) return found
  const made = new SharedPairs(new Map([...rules, ...style]))
  ofRules.set(shared, made)
  return made
}
